-- As in 0021, but a booking to be paid on site that was cancelled counts for its network until its time: else one network could
-- book and cancel again and again, and each time mails and texts go out to whom it names.
create or replace function take_limits(of_booking text, limits json, at timestamptz) returns text language plpgsql as $$
declare
  reached text;
begin
  delete from booking_limits k
  using json_to_recordset(limits) as l("of" text, key text)
  where k.key = keyed_hash(l.key)
    and (k.until <= at or exists (
      select 1 from bookings b where b.id = k.booking_id and not (
        b.status = 'pending' and (b.held_until is null or b.held_until > at)
        or b.status = 'confirmed' and b.payment_method = 'on_site'
          and not exists (select 1 from payments p where p.booking_id = b.id)
        or b.status = 'cancelled' and b.payment_method = 'on_site' and l."of" = 'network')));
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
