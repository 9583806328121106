-- A list knows by a row's version which bookings it need not read again (decision 20). It was xmin, which the database changes
-- for its own reasons; now it is a column, new with each write of the row, of its units (0017) or of its money. `version` is
-- another matter: what the guest was told last. Only equality counts, so the numbers may begin again.
create sequence booking_row_versions as integer cycle;
alter table bookings add row_version integer not null default nextval('booking_row_versions');
update demo_set_aside set row = row || jsonb_build_object('row_version', nextval('booking_row_versions'))
  where table_name = 'bookings';
create function next_row_version() returns trigger language plpgsql as $$
begin
  new.row_version := nextval('booking_row_versions');
  return new;
end
$$;
create trigger bookings_versioned before update on bookings for each row execute function next_row_version();
create or replace function touch_booking() returns trigger language plpgsql as $$
begin
  -- bookings_versioned gives the next one.
  update bookings set row_version = row_version where id in (old.booking_id, new.booking_id);
  return null;
end
$$;
