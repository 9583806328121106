-- What of the house no longer sells an upcoming booking that the owner kept: 'activity', 'closed', .... Null if it is still sold.
alter table bookings add column kept_despite text[];
