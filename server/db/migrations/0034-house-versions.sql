-- What the owner may change, as one document in numbered versions (docs/decisions/030-house-versions.md). As json and not jsonb:
-- the order of its keys is the order in which durations and activities are shown.
create table house_versions (
  number int primary key check (number > 0),
  document json not null,
  by text not null,
  at timestamptz not null,
  note text not null default ''
);

create function refuse_house_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of changes cannot be edited' using errcode = '23514', constraint = 'house_versions_kept';
end
$$;
create trigger house_versions_kept before update or delete or truncate on house_versions
  for each statement execute function refuse_house_change();

-- One draft beside them; no document: it is the published house. `version` is new with each save and never used again, also
-- after a publish; `previous` is what the last save replaced.
create table house_draft (
  one boolean primary key default true check (one),
  version int not null default 0,
  document json,
  previous json,
  base_version int not null default 1,
  by text,
  at timestamptz
);
insert into house_draft default values;

-- The version that a booking was sold under.
alter table bookings add house_version int;
