-- Every message is a row here, also one that belongs to no booking: to a customer, to staff, written by hand. `payload` holds
-- what its kind needs besides the booking; a second row with the same once-key is never written.
alter table messages
  alter booking_id drop not null,
  add sector text,
  add to_address text,
  add subject text,
  add payload jsonb not null default '{}',
  add once_key text unique;

-- A message without a once-key is once per booking, kind, channel and version.
alter table messages drop constraint messages_booking_id_kind_channel_version_key;
create unique index messages_once on messages (booking_id, kind, channel, version) where once_key is null;
create index messages_booking on messages (booking_id);
create index messages_created on messages (created_at);
create index messages_failed on messages (id) where state = 'failed';

-- Who was told of a new booking is looked at by the time it was made.
create index bookings_created on bookings (created_at);
