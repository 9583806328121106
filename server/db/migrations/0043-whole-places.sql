-- Marks a closing of a whole place, also of one with a single unit. It also closes units that are added to the place later, and guests
-- are told when it ends.
alter table blocks add whole_place boolean not null default false;
update blocks set whole_place = true where kind = 'closed' and cardinality(unit_ids) > 1;
