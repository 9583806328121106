-- Erasing an account replaces its name in `by` by 'erased'. Every other column of a version still never changes.
drop trigger house_versions_kept on house_versions;
create trigger house_versions_kept before delete or truncate or update of number, document, at, note on house_versions
  for each statement execute function refuse_house_change();
create trigger house_versions_by_kept before update on house_versions
  for each row when (new.by not in (old.by, 'erased')) execute function refuse_house_change();
