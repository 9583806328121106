-- Tells one set of data from another: the embedded engine's folder has the same id beside it (server/db/identity.ts).
create table installation (
  one boolean primary key default true check (one),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

-- Before the first release three migrations were edited or removed (docs/decisions/005). Databases of that time become equal
-- to new ones here; on all others these statements change nothing.
drop index if exists waitlist_people;
create index if not exists units_pool on units (pool, id);
do $$
begin
  if exists (select from pg_attribute where attrelid = 'allocations'::regclass and attname = 'id' and not attisdropped) then
    alter table allocations drop column id;
    alter table allocations drop constraint if exists allocations_unit_id_fkey;
    alter table allocations add primary key (booking_id, unit_id);
    drop index if exists allocations_booking;
  end if;
end
$$;
create or replace function plain(text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length($1) = char_length($1) then lower($1) else lower(translate($1,
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨ' ||
    'ĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžØøĐđŁłıАБВГДЕЖЗИЙКЛ' ||
    'МНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁё',
    'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhi' ||
    'iiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzooddlliабвгдежзийкл' ||
    'мнопрстуфхцчшщъыьэюяее')) end
$$;
create or replace function words_of(name text, email text, reference text, phone text) returns text language sql immutable parallel safe as $$
  select plain(name || ' ' || email || ' ' || reference || ' ' || translate(coalesce(phone, ''), ' +()-./', ''))
$$;
