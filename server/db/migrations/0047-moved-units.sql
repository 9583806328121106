-- When the house last moved the unit to another place; null if never.
alter table units add column moved_at timestamptz;
