-- Rides that are not back are listed whatever their day (server/bookings/list.ts); they are few among all bookings.
create index bookings_out on bookings (start_time) where status = 'in_progress';
