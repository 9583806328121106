-- A link of a mail that invites, and who was invited and has not chosen a password yet.
alter table password_resets add invitation boolean not null default false;
alter table users add invited_at timestamptz;

-- When somebody last signed in. Not in users: two who sign in at once hold its row for reading and would wait for each other.
create table sign_ins (
  user_id integer primary key references users on delete cascade,
  at timestamptz not null
);

-- What the main admin did to staff accounts. By number and not by name: who is erased is forgotten here without a change.
create table account_acts (
  id bigserial primary key,
  at timestamptz not null,
  by_id integer not null,
  user_id integer not null,
  act text not null check (act in ('invited', 'invited_again', 'role', 'disabled', 'enabled', 'signed_out')),
  role text
);

create function refuse_account_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of staff accounts cannot be edited' using errcode = '23514', constraint = 'account_acts_kept';
end
$$;
create trigger account_acts_kept before update or delete or truncate on account_acts
  for each statement execute function refuse_account_act_change();
