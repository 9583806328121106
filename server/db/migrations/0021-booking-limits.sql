-- Who has how many live holds and unpaid rides: by e-mail, phone and network, as keyed hashes. Rows are deleted when they
-- no longer count: by the next booking with the same key, and by the hourly sweep.
create table booking_limits (
  key text not null,
  -- No reference: the row is written just before the booking, in the same statement.
  booking_id text not null,
  until timestamptz not null,
  primary key (key, booking_id)
);

-- The key of the hash is made here, for this database alone, and stands in no backup.
do $$
begin
  execute format(
    'create function keyed_hash(word text) returns text language sql immutable
     return encode(sha256(convert_to(%L || word, ''UTF8'')), ''hex'')',
    gen_random_uuid()::text || gen_random_uuid()::text);
end $$;

-- Counts a booking for its keys and answers null, or which of its limits is reached. The caller holds the locks of these
-- keys. A function, as each query in it sees what was committed before the locks were given; a part of the statement
-- would see what was there when the statement began.
create function take_limits(of_booking text, limits json, at timestamptz) returns text language plpgsql as $$
declare
  reached text;
begin
  delete from booking_limits k
  using json_to_recordset(limits) as l(key text)
  where k.key = keyed_hash(l.key)
    and (k.until <= at or exists (
      select 1 from bookings b where b.id = k.booking_id and not (
        b.status = 'pending' and (b.held_until is null or b.held_until > at)
        or b.status = 'confirmed' and b.payment_method = 'on_site'
          and not exists (select 1 from payments p where p.booking_id = b.id))));
  select l."of" into reached
  from json_to_recordset(limits) as l("of" text, key text, most int)
  where (select count(*) from booking_limits k where k.key = keyed_hash(l.key)) >= l.most
  limit 1;
  if reached is null then
    insert into booking_limits (key, booking_id, until)
    select keyed_hash(l.key), of_booking, l.until from json_to_recordset(limits) as l(key text, until timestamptz);
  end if;
  return reached;
end $$;
