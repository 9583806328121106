-- Rows of the demo while it is off, as JSON: no query over the real tables can find them (server/db/demo-data.ts).
create table demo_set_aside (
  id bigserial primary key,
  table_name text not null,
  row jsonb not null
);

alter table waitlist_entries add demo boolean not null default false;
update waitlist_entries set demo = true
  where email in ('sofia.ruiz@example.com', 'jaan.vaher@example.com', 'anneli.kask@example.com');
alter table custom_orders add demo boolean not null default false;
update custom_orders set demo = true where email in ('ben.okafor@example.com', 'maarja.ilves@example.com');
