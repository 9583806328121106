-- The second factor of a staff account: the key of its authenticator app (docs/decisions/025), and hashes of the recovery
-- codes that are left. It is asked for at sign-in once confirmed. A code belongs to a step of 30 seconds and counts once.
create table two_factors (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}'
);
