-- Names are the spec's (2 §3) in snake_case; who writes a table stands in schema.ts.
create extension if not exists btree_gist;

create table users (
  id serial primary key,
  username text not null,
  password text not null,
  email text,
  full_name text,
  phone text,
  role varchar(50) not null default 'regular_user',
  membership_type varchar(50),
  demo boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_username on users (lower(username));
create index users_email on users (lower(email));

create table sessions (
  id bigserial primary key,
  user_id integer not null references users on delete cascade,
  cookie_hash text not null unique,
  header_hash text not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table units (
  id integer primary key,
  code text not null unique,
  name text not null,
  pool text not null,
  location text not null,
  sector text not null,
  model text not null,
  status text not null default 'available',
  battery_level integer,
  out_of_service tstzrange,
  updated_at timestamptz not null default now()
);
create index units_pool on units (pool, id);

create table bookings (
  id text primary key,
  reference text not null unique,
  activity text not null,
  sector text not null,
  service_type text not null default 'rental',
  equipment_type text not null,
  customer_name text not null,
  customer_email text not null,
  customer_phone text,
  location text not null,
  date date not null,
  time text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  duration integer not null default 60,
  number_of_people integer not null default 1,
  base_price text not null,
  total_price text not null,
  total_cents integer not null,
  lines jsonb not null,
  choice jsonb not null,
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
  special_requests text,
  payment_method text not null check (payment_method in ('card', 'test', 'on_site')),
  payment_secret_hash text,
  held_until timestamptz,
  user_id integer references users on delete set null,
  channel text not null default 'site',
  once_key text,
  demo boolean not null default false,
  version integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index bookings_once on bookings (once_key) where once_key is not null;
create index bookings_start on bookings (start_time);
create index bookings_email on bookings (lower(customer_email), start_time);

-- Capacity is this constraint: no two live allocations of one unit overlap (decision 26).
create table allocations (
  booking_id text not null references bookings on delete cascade,
  -- No reference: rows are chosen from units, whose rows are never deleted, and each check would lock the unit's row,
  -- which all bookings of one moment share.
  unit_id integer not null,
  during tstzrange not null check (not isempty(during)),
  held_until timestamptz,
  live boolean not null default true,
  primary key (booking_id, unit_id),
  constraint allocations_no_overlap exclude using gist (unit_id with =, during with &&) where (live)
);

create table booking_history (
  id bigserial primary key,
  booking_id text not null references bookings on delete cascade,
  at timestamptz not null,
  by text not null,
  what text not null,
  before jsonb,
  after jsonb,
  reason text
);
create index booking_history_booking on booking_history (booking_id);

-- Every movement of money (decision 43); revenue is a sum of these rows.
create table payments (
  id bigserial primary key,
  booking_id text not null references bookings on delete cascade,
  kind text not null check (kind in ('charge', 'refund', 'on_site')),
  method text not null,
  cents integer not null,
  provider_id text,
  at timestamptz not null
);
create unique index payments_once on payments (provider_id, kind) where provider_id is not null;
create index payments_booking on payments (booking_id);
create index payments_at on payments (at);

-- A message is its own job: written with the booking, delivered after the commit, kept as the log.
create table messages (
  id bigserial primary key,
  booking_id text not null references bookings on delete cascade,
  kind text not null,
  channel text not null default 'email',
  version integer not null default 0,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  unique (booking_id, kind, channel, version)
);
create index messages_due on messages (due_at) where state in ('queued', 'sending');

create table idempotency_keys (
  key text primary key,
  body_hash text not null,
  status integer,
  reply jsonb,
  claimed_at timestamptz not null
);
create index idempotency_keys_age on idempotency_keys (claimed_at);

create table waitlist_entries (
  id serial primary key,
  full_name text not null,
  email text not null,
  location text not null,
  receive_updates boolean not null default false,
  created_at timestamptz not null default now()
);

create table custom_orders (
  id serial primary key,
  full_name text not null,
  email text not null,
  color text not null,
  motor_power text not null,
  mast_length text not null,
  accessories text[] not null default '{}',
  total_price integer not null,
  created_at timestamptz not null default now()
);

-- One model inside (decision 33): the spec's test-drive table is read from the bookings.
create view test_drive_bookings as
  select b.id, b.customer_name as full_name, b.customer_email as email, b.customer_phone as phone,
         b.date::text as date, b.time, b.location, b.number_of_people as people_count,
         b.equipment_type as equipment, false as is_first_time, null::text as jetski_model, null::text as jetski_models,
         1 as jetski_count, null::text as group_booking_id, b.special_requests as notes, b.total_price,
         b.duration, b.created_at
  from bookings b
  where b.activity = 'test-drive' and b.status <> 'cancelled';
