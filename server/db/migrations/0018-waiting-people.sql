-- Whoever joins the waitlist is looked up among those who wait already, also who names no day.
create index waitlist_people on waitlist_entries (lower(email)) where told_at is null and deleted_at is null;
