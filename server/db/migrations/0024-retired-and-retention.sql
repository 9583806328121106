-- A unit that was taken out of domain/fleet keeps its row, for the bookings that had it. Its pool and code are changed as well,
-- so that nothing looks for free units among the retired ones (server/db/store-units.ts).
alter table units add retired_at timestamptz;

-- What the daily retention did: numbers only (server/retention/).
create table retention_runs (
  id bigserial primary key,
  at timestamptz not null,
  counts jsonb not null
);
