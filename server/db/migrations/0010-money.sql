-- Money for real: what was asked of the card provider, what is to be given back, receipts, and the customer's own page.

-- A movement of money. `refund_returned`: a refund that the bank sent back; `dispute` and `dispute_won`: what the bank took
-- for a customer who disputes a charge, and gave back. `by` is the name of an account, 'customer' or 'payment'.
alter table payments drop constraint payments_kind_check;
alter table payments
  add constraint payments_kind_check
    check (kind in ('charge', 'refund', 'on_site', 'refund_returned', 'dispute', 'dispute_won')),
  add by text,
  add reason text;

-- What a movement adds to the till: every figure of revenue is a sum of this.
create function money_moved(kind text, cents integer) returns integer language sql immutable parallel safe as $$
  select case when kind in ('refund', 'dispute') then -cents else cents end
$$;

-- One row for each payment that was begun at the provider. `state` is the provider's as it was last seen; `problem` why the
-- last try failed, in the provider's words.
create table card_payments (
  intent_id text primary key,
  booking_id text not null references bookings on delete cascade,
  cents integer not null check (cents > 0),
  currency text not null,
  state text not null check (state in ('open', 'processing', 'succeeded', 'cancelled')),
  problem text,
  disputed_at timestamptz,
  created_at timestamptz not null,
  checked_at timestamptz not null
);
create index card_payments_booking on card_payments (booking_id);
create index card_payments_open on card_payments (checked_at) where state in ('open', 'processing');

-- A refund is its own job: written in the transaction that decides it, done after the commit, and money only when the
-- provider took it. `withdrawn`: the cancel was undone before it went out.
create table refunds (
  id bigserial primary key,
  booking_id text not null references bookings on delete cascade,
  cents integer not null check (cents > 0),
  method text not null check (method in ('card', 'test', 'cash', 'card_terminal', 'transfer')),
  intent_id text,
  reason text not null,
  by text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'done', 'failed', 'withdrawn')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  provider_id text unique,
  last_error text,
  once_key text unique,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_booking on refunds (booking_id);
create index refunds_due on refunds (due_at) where state in ('queued', 'sending');

-- Receipts carry numbers without gaps: the counter's row is locked by the transaction that issues one.
create table receipt_counters (
  series text primary key,
  last integer not null
);
create table receipts (
  series text not null,
  number integer not null,
  booking_id text not null references bookings on delete restrict,
  facts jsonb not null,
  issued_at timestamptz not null,
  primary key (series, number)
);
create index receipts_booking on receipts (booking_id);

-- Links to the customer's own page; only the hash is kept, so each message carries a link of its own.
create table booking_links (
  hash text primary key,
  booking_id text not null references bookings on delete cascade,
  created_at timestamptz not null
);
create index booking_links_booking on booking_links (booking_id);

-- What a provider calls a message, and what became of it after it was taken.
alter table messages add provider_id text, add delivery text, add delivered_at timestamptz;
create unique index messages_provider on messages (provider_id) where provider_id is not null;

-- What places a booking writes what it is found by in the same statement, without a trigger and a look at a reference for
-- each row; later changes are followed here.
alter table booking_words drop constraint booking_words_booking_id_fkey;
drop trigger bookings_words on bookings;
create or replace function keep_booking_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate booking_words;
  elsif tg_op = 'DELETE' then
    delete from booking_words where booking_id = old.id;
  else
    update booking_words set start_time = new.start_time,
      words = words_of(new.customer_name, new.customer_email, new.reference, new.customer_phone)
    where booking_id = new.id;
  end if;
  return null;
end
$$;
create trigger bookings_words after delete or update of customer_name, customer_email, customer_phone, start_time
  on bookings for each row execute function keep_booking_words();
create trigger bookings_words_all after truncate on bookings for each statement execute function keep_booking_words();

-- Most messages have no once-key: those need no place in its index.
alter table messages drop constraint messages_once_key_key;
create unique index messages_once_key on messages (once_key) where once_key is not null;

-- Read by the notification manager's counts of the day only: an index that costs a new message next to nothing.
drop index messages_created;
create index messages_created on messages using brin (created_at);
