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
-- Most texts have nothing to translate, and looking for it in each letter of them would cost every booking dearly.
create function plain(text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length($1) = char_length($1) then lower($1) else lower(translate($1,
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨ' ||
    'ĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžØøĐđŁłıАБВГДЕЖЗИЙКЛ' ||
    'МНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁё',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhi' ||
    'iiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzooddlliабвгдежзийкл' ||
    'мнопрстуфхцчшщъыьэюяее')) end
$$;

-- What a booking is found by, in a narrow table that is read as a whole: faster than the wide rows of bookings, and
-- writing it costs a booking less than an index of all parts of all words would.
create table booking_words (
  booking_id text primary key references bookings on delete cascade,
  sector text not null,
  start_time timestamptz not null,
  words text not null
);
create function words_of(name text, email text, reference text, phone text) returns text language sql immutable parallel safe as $$
  select plain(name || ' ' || email || ' ' || reference || ' ' || translate(coalesce(phone, ''), ' +()-./', ''))
$$;
create function keep_booking_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into booking_words (booking_id, sector, start_time, words) values (new.id, new.sector, new.start_time,
      words_of(new.customer_name, new.customer_email, new.reference, new.customer_phone));
  else
    update booking_words set start_time = new.start_time,
      words = words_of(new.customer_name, new.customer_email, new.reference, new.customer_phone)
    where booking_id = new.id;
  end if;
  return null;
end
$$;
create trigger bookings_words after insert or update of customer_name, customer_email, customer_phone, start_time
  on bookings for each row execute function keep_booking_words();
insert into booking_words (booking_id, sector, start_time, words)
  select id, sector, start_time, words_of(customer_name, customer_email, reference, customer_phone)
  from bookings;
