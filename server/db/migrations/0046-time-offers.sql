-- Other starts that staff offer the guest: { starts: [{ date, time }], until, refund, reason }. Null once it is moved.
alter table bookings add column time_offer jsonb;
