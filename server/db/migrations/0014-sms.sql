-- Mails and texts have workers of their own: one provider that hangs does not hold up the other.
drop index messages_due;
create index messages_due on messages (channel, due_at) where state in ('queued', 'sending');

-- What limits are counted from.
create index messages_sms on messages (created_at) where channel = 'sms';
