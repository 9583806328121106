-- The column is named by the term of the field.
alter table bookings rename column once_key to idempotency_key;
alter table enquiries rename column once_key to idempotency_key;
alter table waitlist_entries rename column once_key to idempotency_key;
alter table custom_orders rename column once_key to idempotency_key;
alter table messages rename column once_key to idempotency_key;
alter table refunds rename column once_key to idempotency_key;
alter index bookings_once rename to bookings_idempotency_key;
alter index enquiries_once rename to enquiries_idempotency_key;
alter index messages_once rename to messages_version;
alter index messages_once_key rename to messages_idempotency_key;
