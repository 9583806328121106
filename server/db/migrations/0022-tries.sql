-- How often something was tried since a moment: wrong passwords, mails to one address. Keys are keyed hashes, joined by ':'.
create table tries (
  key text collate "C" primary key,
  since timestamptz not null,
  count integer not null
);
create index tries_since on tries (since);

create function tries_key(words text[]) returns text language sql stable
return (select string_agg(keyed_hash(w.word), ':' order by w.nth) from unnest(words) with ordinality as w(word, nth));
