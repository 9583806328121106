-- The dashboard's figures over many bookings: what is past is summed once and kept. Each sum stays right by two rules: kept is
-- only what is older than two hours, and whatever older than one hour is stored or changed leaves a mark, which is looked at
-- until it has gone into the sums. So a booking that is made now waits for no other, and writes nothing more than before.
create table kept_figures (
  one boolean primary key default true check (one),
  -- Of which books: the zone of their days, and whether samples and test money count.
  zone text not null,
  demo boolean not null,
  -- Bookings made and money moved before this are in the sums; money in whole days.
  made_before timestamptz not null default '-infinity',
  paid_before timestamptz not null default '-infinity'
);
insert into kept_figures (zone, demo) values ('Europe/Tallinn', false);

create table kept_takings (
  day date not null,
  sector text not null,
  cents bigint not null,
  primary key (day, sector)
);
create table late_payments (
  id bigserial primary key,
  payment_id bigint not null,
  at timestamptz not null
);

-- A customer of a sector, or of the house ('*'): the first day and the number of bookings are always those of the house.
create table kept_customers (
  email text not null,
  scope text not null,
  first_day date not null,
  last_day date not null,
  bookings integer not null,
  primary key (email, scope)
);
-- How many of them booked last on a day, first on a day, and last on it and more than once.
create table kept_customer_days (
  scope text not null,
  day date not null,
  customers integer not null,
  fresh integer not null,
  came_back integer not null,
  primary key (scope, day)
);
create table changed_customers (
  id bigserial primary key,
  email text not null
);

-- A booking of somebody: not cancelled, and no hold that nobody paid yet.
create function is_kept(status text, held_until timestamptz) returns boolean language sql immutable parallel safe as $$
  select $1 <> 'cancelled' and ($1 <> 'pending' or $2 is null)
$$;

create function mark_customer() returns trigger language plpgsql as $$
begin
  insert into changed_customers (email)
    select distinct lower(email) from unnest(array[old.customer_email, new.customer_email]) as email where email <> '';
  -- These two never change here; whoever changes them by hand makes the money be summed again.
  if tg_op = 'UPDATE' and (old.sector <> new.sector or old.demo <> new.demo) then
    perform forget_takings();
  end if;
  return null;
end
$$;
create function forget_takings() returns void language sql as $$
  update kept_figures set paid_before = '-infinity';
  delete from kept_takings;
  delete from late_payments;
$$;
create trigger bookings_late after insert on bookings for each row
  when (new.created_at < now() - interval '1 hour') execute function mark_customer();
create trigger bookings_changed after update of status, held_until, customer_email, sector, demo, payment_method, created_at
  on bookings for each row
  when (least(old.created_at, new.created_at) < now() - interval '1 hour'
    and (old.status, old.held_until, old.customer_email, old.sector, old.demo, old.payment_method, old.created_at)
      is distinct from (new.status, new.held_until, new.customer_email, new.sector, new.demo, new.payment_method, new.created_at))
  execute function mark_customer();
create trigger bookings_gone after delete on bookings for each row
  when (old.created_at < now() - interval '1 hour') execute function mark_customer();

create function mark_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into late_payments (payment_id, at) values (new.id, new.at);
  else
    perform forget_takings();
  end if;
  return null;
end
$$;
create trigger payments_late after insert on payments for each row
  when (new.at < now() - interval '1 hour') execute function mark_payment();
-- Movements are only ever added (decision 14); with a person's booking they may go.
create trigger payments_changed after update of booking_id, kind, method, cents, at on payments for each row
  when (least(old.at, new.at) < now() - interval '1 hour') execute function mark_payment();
create trigger payments_gone after delete on payments for each row
  when (old.at < now() - interval '1 hour') execute function mark_payment();

create function forget_figures() returns trigger language plpgsql as $$
begin
  update kept_figures set made_before = '-infinity', paid_before = '-infinity';
  truncate kept_takings, late_payments, kept_customers, kept_customer_days, changed_customers;
  return null;
end
$$;
create trigger bookings_all_gone after truncate on bookings for each statement execute function forget_figures();
create trigger payments_all_gone after truncate on payments for each statement execute function forget_figures();

-- Puts what is kept of these customers into the days (`times` 1), or takes it out (-1).
create function count_customers(touched text[], times integer) returns void language sql as $$
  insert into kept_customer_days as d (scope, day, customers, fresh, came_back)
  select scope, day, sum(customers), sum(fresh), sum(came_back) from (
    select scope, last_day as day, times as customers, 0 as fresh, case when bookings > 1 then times else 0 end as came_back
    from kept_customers where email = any(touched)
    union all
    select scope, first_day, 0, times, 0 from kept_customers where email = any(touched)
  ) as each
  group by scope, day
  on conflict (scope, day) do update set customers = d.customers + excluded.customers, fresh = d.fresh + excluded.fresh,
    came_back = d.came_back + excluded.came_back
$$;

-- Takes into the sums what is older than two hours and everything that is marked; of other books than before, all anew. One
-- at a time: the row of kept_figures is locked, and what is read of marks and movements is read after that.
create function keep_figures(books_zone text, with_samples boolean, upto timestamptz default now())
  returns void language plpgsql as $$
declare
  books kept_figures;
  made timestamptz;
  paid timestamptz;
  marks bigint[];
  touched text[];
begin
  select * into books from kept_figures for update;
  if (books.zone, books.demo) <> (books_zone, with_samples) then
    books.made_before := '-infinity';
    books.paid_before := '-infinity';
    delete from kept_takings;
    delete from kept_customers;
    delete from kept_customer_days;
  end if;
  made := greatest(books.made_before, least(upto, now()) - interval '2 hours');
  paid := greatest(books.paid_before, date_trunc('day', made at time zone books_zone) at time zone books_zone);

  -- One statement: a movement is either found in its days or by its mark, never by both.
  with late as (
    delete from late_payments where at < paid returning payment_id, at
  ),
  moved as (
    select * from payments where at >= books.paid_before and at < paid
    union all
    select p.* from late l join payments p on p.id = l.payment_id where l.at < books.paid_before
  )
  insert into kept_takings as t (day, sector, cents)
  select (p.at at time zone books_zone)::date, b.sector, sum(money_moved(p.kind, p.cents))
  from moved p join bookings b on b.id = p.booking_id
  where with_samples or (p.method <> 'test' and not b.demo)
  group by 1, 2
  on conflict (day, sector) do update set cents = t.cents + excluded.cents;

  -- The marks first: a customer who changes again meanwhile leaves another.
  marks := array(select id from changed_customers);
  touched := array(
    select email from changed_customers where id = any(marks)
    union
    select lower(customer_email) from bookings
    where created_at >= books.made_before and created_at < made and customer_email <> '');
  perform count_customers(touched, -1);
  delete from kept_customers where email = any(touched);
  with booked as materialized (
    select lower(customer_email) as email, sector, (created_at at time zone books_zone)::date as day
    from bookings
    where lower(customer_email) = any(touched) and created_at < made and is_kept(status, held_until)
      and (with_samples or (payment_method <> 'test' and not demo))
  ),
  house as (
    select email, min(day) as first_day, max(day) as last_day, count(*) as bookings from booked group by email
  )
  insert into kept_customers (email, scope, first_day, last_day, bookings)
  select email, '*', first_day, last_day, bookings from house
  union all
  select b.email, b.sector, h.first_day, max(b.day), h.bookings
  from booked b join house h on h.email = b.email group by b.email, b.sector, h.first_day, h.bookings;
  perform count_customers(touched, 1);
  delete from changed_customers where id = any(marks);

  update kept_figures set zone = books_zone, demo = with_samples, made_before = made, paid_before = paid;
end
$$;

select keep_figures('Europe/Tallinn', false);
