-- Who may be named by a link (?ref=CODE), and which bookings came by one.
create table ambassadors (
  user_id integer primary key references users on delete cascade,
  code text not null,
  created_at timestamptz not null default now()
);
create unique index ambassadors_code on ambassadors (lower(code));

alter table bookings add referred_by integer references users on delete set null;
create index bookings_referred on bookings (referred_by) where referred_by is not null;
