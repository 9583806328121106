-- From when to when an account was what kind of member; both days count. Without `ends` until further notice.
create table memberships (
  id serial primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('platinum', 'member', 'club')),
  begins date not null,
  ends date,
  paid_cents integer not null default 0,
  check (ends is null or ends >= begins),
  -- An account is of one kind once at a time.
  constraint memberships_no_overlap exclude using gist (user_id with =, kind with =, daterange(begins, ends, '[]') with &&)
);

-- Who was platinum before memberships had days has been so since there was the account.
insert into memberships (user_id, kind, begins)
  select id, 'platinum', created_at::date from users where membership_type = 'platinum';

-- An entry for each completed ride of an account; taken back when the ride is cancelled after all.
create table riding_hours (
  booking_id text primary key references bookings on delete cascade,
  user_id integer not null references users on delete cascade,
  minutes integer not null,
  at timestamptz not null,
  taken_back_at timestamptz
);
create index riding_hours_user on riding_hours (user_id);
insert into riding_hours (booking_id, user_id, minutes, at)
  select id, user_id, duration, updated_at from bookings
  where status = 'completed' and user_id is not null and sector in ('efoil', 'jetski');

-- One's own bookings are looked for with each price that a member is told.
create index bookings_user on bookings (user_id, start_time) where user_id is not null;
