-- Names that look alike have one skeleton: whoever signs up may not look like another (server/accounts/accounts.ts). Not unique:
-- accounts of before may look alike and keep working. An index is built without a search path: the schema is named.
create function username_skeleton(text) returns text language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(translate(public.plain(normalize($1, NFKC)), 'аеорсухіѕјԁһ', 'aeopcyxisjdh'), 'rn', 'm'), 'vv', 'w'),
    '01|i', 'olll')
$$;
create index users_username_skeleton on users (username_skeleton(username));
