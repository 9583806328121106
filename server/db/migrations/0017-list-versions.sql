-- What a list tells of a booking is more than its row: units and money too. Who changes those changes the row's xmin as well,
-- so that a list knows by it alone what it already has (decision 20). Units that a booking is stored with need nothing: its
-- row is as new. Those taken later stand where others were dropped.
create function touch_booking() returns trigger language plpgsql as $$
begin
  update bookings set id = id where id in (old.booking_id, new.booking_id);
  return null;
end
$$;
create trigger allocations_swapped after update of booking_id, unit_id on allocations for each row
  when ((old.booking_id, old.unit_id) is distinct from (new.booking_id, new.unit_id)) execute function touch_booking();
create trigger allocations_dropped after delete on allocations for each row execute function touch_booking();
create trigger payments_listed after insert or delete or update of booking_id, kind, cents on payments
  for each row execute function touch_booking();
