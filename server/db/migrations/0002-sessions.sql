-- Bookings of one session share its boards and its sauna: rows of the same `share` may overlap, all others may not. A
-- booking that shares with nobody has a number of its own; sessions count below zero (sessionShare in domain/activities).
create sequence allocation_share as bigint;
alter table allocations add share bigint not null default nextval('allocation_share');
alter table allocations drop constraint allocations_no_overlap;
alter table allocations add constraint allocations_no_overlap
  exclude using gist (unit_id with =, during with &&, share with <>) where (live);

-- What a person answers (decision 38): never lost, with the moment until which an answer is promised.
create table enquiries (
  id serial primary key,
  reference text not null unique,
  kind text not null,
  sector text not null,
  full_name text not null,
  email text not null,
  phone text,
  message text,
  details jsonb not null default '{}',
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed')),
  promised_until timestamptz not null,
  once_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index enquiries_open on enquiries (promised_until) where state in ('new', 'taken');
create unique index enquiries_once on enquiries (once_key) where once_key is not null;

alter table waitlist_entries add activity text, add wanted_date date, add once_key text unique;
alter table custom_orders add once_key text unique;
