-- Who waits for a place is written to when there is one, once: `telling_until` is the claim of the server that does it.
alter table waitlist_entries
  add asked jsonb not null default '{}',
  add told_at timestamptz,
  add telling_until timestamptz;
create index waitlist_waiting on waitlist_entries (wanted_date)
  where told_at is null and deleted_at is null and wanted_date is not null;
