-- Which card payment a refund or a dispute takes from: what a payment still holds decides what it buys.
alter table payments add intent_id text;
update payments set intent_id = provider_id where kind = 'charge' and method = 'card';
update payments p set intent_id = r.intent_id from refunds r
where p.kind in ('refund', 'refund_returned') and p.method = 'card' and p.provider_id = r.provider_id;

-- What a booking holds: what came in, less what went back and what is on its way back.
create function booking_net(text) returns integer language sql stable as $$
  select (coalesce((select sum(money_moved(p.kind, p.cents)) from payments p where p.booking_id = $1), 0)
    - coalesce((select sum(r.cents) from refunds r where r.booking_id = $1 and r.state in ('queued', 'sending')), 0))::int
$$;

-- A booking becomes one that is paid by card only with money in it. Looked at when the transaction ends, as the charge may be
-- written before or after. Full refunds afterwards are allowed: only the change into such a booking is checked.
create function refuse_unpaid_by_card() returns trigger language plpgsql as $$
begin
  if old.status not in ('pending', 'cancelled') and old.payment_method <> 'on_site' then
    return null;
  end if;
  if exists (
    select 1 from bookings b
    where b.id = new.id and b.status in ('confirmed', 'in_progress', 'completed') and b.payment_method <> 'on_site'
  ) and booking_net(new.id) <= 0 then
    raise exception 'Booking % would be paid by card with nothing left of its money', new.id
      using errcode = '23514', constraint = 'bookings_paid_by_card';
  end if;
  return null;
end
$$;
create constraint trigger bookings_paid_by_card after update of status, payment_method on bookings
  deferrable initially deferred for each row
  when (new.status in ('confirmed', 'in_progress', 'completed') and new.payment_method <> 'on_site' and new.total_cents > 0)
  execute function refuse_unpaid_by_card();

-- A statement that books chooses its units before it waits for the lock of their pools; meanwhile one of them may be closed.
-- So units are looked at again when they are taken, under that lock: a query in a volatile function sees what was committed
-- since. The error is that of two bookings of one unit, after which another unit is tried.
create function refuse_closed_unit() returns trigger language plpgsql as $$
begin
  if exists (select 1 from units where id = new.unit_id and out_of_service && new.during) then
    raise exception 'Unit % is closed', new.unit_id using errcode = '23P01', constraint = 'allocations_not_closed';
  end if;
  return new;
end
$$;
create trigger allocations_not_closed before insert or update of unit_id on allocations
  for each row when (new.live) execute function refuse_closed_unit();
