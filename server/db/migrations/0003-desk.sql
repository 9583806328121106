-- A status that ends by itself ends at a stored moment, whoever is looking; hours on an engine before we counted them.
alter table units add status_until timestamptz, add base_engine_hours integer not null default 0;

-- What the admin deletes is gone from the lists and kept (decision 35).
alter table waitlist_entries add deleted_at timestamptz;
alter table custom_orders add deleted_at timestamptz;

alter table enquiries add taken_by text;
