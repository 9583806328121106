-- The sectors that the main admin gave an account; null: those of its role.
alter table users
  add sectors text[] check (sectors <> '{}' and sectors <@ array['jetski', 'efoil', 'wakesurf', 'main']);
