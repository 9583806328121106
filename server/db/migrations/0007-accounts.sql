-- What somebody typed who forgot a password. The call writes it down and looks nobody up, so that its answer takes the
-- same time whether there is such an account or not; a moment later it is taken out again and answered by mail.
create table password_reset_asks (
  id bigserial primary key,
  asked text not null,
  asked_at timestamptz not null
);

-- A mail about a new password, its own job: due until it is sent or given up.
create table password_resets (
  id bigserial primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  due_at timestamptz,
  attempts integer not null default 0
);
create index password_resets_user on password_resets (user_id, created_at);
create index password_resets_due on password_resets (due_at) where due_at is not null;

-- The secrets of the links that were sent, as hashes; one for each try of a mail. Used or void means: not here any more.
create table password_reset_tokens (
  hash text primary key,
  reset_id bigint not null references password_resets on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_tokens_reset on password_reset_tokens (reset_id);

-- Sessions that are over by age or by being left alone are swept.
create index sessions_seen on sessions (seen_at);
create index sessions_expires on sessions (expires_at);
