-- What the main admin uploaded, encoded for the site; in the database, so that every server has it and a backup holds it. The
-- id is made of the bytes that came: a file is never changed. Pictures are compressed already.
create table picture_files (
  picture text not null check (picture ~ '^own-[0-9a-f]{24}$'),
  format text not null,
  width int not null,
  bytes bytea not null,
  by text not null,
  at timestamptz not null,
  primary key (picture, format, width)
);
alter table picture_files alter column bytes set storage external;
