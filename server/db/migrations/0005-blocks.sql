-- What is closed, for how long and why: a unit, all of a place, or one in maintenance. A row that was ended stays, as history.
create table blocks (
  id serial primary key,
  kind text not null check (kind in ('closed', 'maintenance')),
  unit_ids integer[] not null,
  sectors text[] not null,
  location text not null,
  during tstzrange not null check (not isempty(during)),
  reason text,
  by text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index blocks_live on blocks using gist (during) where ended_at is null;

-- Of each unit, all stretches in which it is closed: what places bookings looks only here.
alter table units alter out_of_service type tstzmultirange
  using case when out_of_service is null then null else tstzmultirange(out_of_service) end;

-- Staff look for people as they say their names: small letters, without marks, Cyrillic as it is.
create function plain(text) returns text language sql immutable strict parallel safe as $$
  select lower(translate($1,
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨ' ||
    'ĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžØøĐđŁłıАБВГДЕЖЗИЙКЛ' ||
    'МНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁё',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhi' ||
    'iiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzooddlliабвгдежзийкл' ||
    'мнопрстуфхцчшщъыьэюяее'))
$$;

-- What a booking is found by, in a narrow table that is read as a whole: faster than the wide rows of bookings, and
-- writing it costs a booking less than an index of all parts of all words would.
create table booking_words (
  booking_id text primary key references bookings on delete cascade,
  sector text not null,
  start_time timestamptz not null,
  words text not null
);
create function keep_booking_words() returns trigger language plpgsql as $$
begin
  insert into booking_words (booking_id, sector, start_time, words)
  values (new.id, new.sector, new.start_time, plain(
    new.customer_name || ' ' || new.customer_email || ' ' || new.reference || ' ' ||
    regexp_replace(coalesce(new.customer_phone, ''), '[^0-9]', '', 'g')))
  on conflict (booking_id) do update
    set sector = excluded.sector, start_time = excluded.start_time, words = excluded.words;
  return null;
end
$$;
create trigger bookings_words after insert or update of customer_name, customer_email, customer_phone, start_time
  on bookings for each row execute function keep_booking_words();
insert into booking_words (booking_id, sector, start_time, words)
  select id, sector, start_time, plain(customer_name || ' ' || customer_email || ' ' || reference || ' ' ||
    regexp_replace(coalesce(customer_phone, ''), '[^0-9]', '', 'g'))
  from bookings;
