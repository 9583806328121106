-- Whose wish is the demo's own: nobody is written to or woken because of it.
alter table enquiries add demo boolean not null default false;
update enquiries set demo = true where reference ~ '^MQ-DEMQ.A$' and email like '%@example.com';

-- Who took a row from its list.
alter table waitlist_entries add deleted_by text;
alter table custom_orders add deleted_by text;
