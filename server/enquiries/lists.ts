import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CustomOrderItem, WaitlistItem } from '#contract/calls/admin-calls.ts'
import type { Slot } from '#contract/views.ts'
import type { WaitlistForm } from '#domain/booking/waitlist.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import { undoEnds, undoMinutes } from '#domain/undo.ts'
import type { Availability } from '#server/availability/day.ts'
import { iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { customOrders, waitlistEntries } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import { waitlistSlots } from './waitlist-slots.ts'

const maxListed = 1_000

/** The waitlist in the caller's scope, newest first. */
export async function listWaitlist(db: Queries, caller: Caller): Promise<WaitlistItem[]> {
  const rows = await db.orm
    .select()
    .from(waitlistEntries)
    .where(and(isNull(waitlistEntries.deletedAt), ownOf(waitlistEntries, caller)))
    .orderBy(desc(waitlistEntries.id))
    .limit(maxListed)
  return rows.map(({ location, waitDate, createdAt, deletedAt: _at, deletedBy: _by, ...row }) => ({
    ...row,
    location: locationOf(db.house(), location).label,
    date: waitDate,
    createdAt: iso(createdAt),
  }))
}

/** Waitlist entries belong to the e-foil sector and a place, orders to the main admin (R-S1) without a place. */
function ownOf(table: Listed, scope: Caller): SQL | undefined {
  if (!('location' in table)) return isIn(scope, { sector: 'main', location: null }) ? undefined : sql`false`
  if (!scope.sectors.includes('efoil')) return sql`false`
  return scope.places === null ? undefined : inArray(sql`${table.location}`, [...scope.places])
}

/** Custom orders, newest first; prices in whole dollars. */
export async function listOrders(db: Queries, caller: Caller): Promise<CustomOrderItem[]> {
  const rows = await db.orm
    .select()
    .from(customOrders)
    .where(and(isNull(customOrders.deletedAt), ownOf(customOrders, caller)))
    .orderBy(desc(customOrders.id))
    .limit(maxListed)
  return rows.map(({ createdAt, deletedAt: _at, deletedBy: _by, totalPrice, ...row }) => ({
    ...row,
    ...(caller.seesMoney ? { totalPrice } : {}),
    createdAt: iso(createdAt),
  }))
}

type Named = { id: number; caller: Caller }
type Listed = typeof waitlistEntries | typeof customOrders

/** Hides a row from its list but keeps it, with who did so and when (R-B2). Refuses 'not_found', also the second time. */
export async function removeListed(
  db: Queries,
  table: Listed,
  { id, caller }: Named,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const rows = await db.orm
    .update(table)
    .set({ deletedAt: now.toString(), deletedBy: caller.username })
    .where(and(eq(table.id, id), isNull(table.deletedAt), ownOf(table, caller)))
    .returning({ id: table.id })
  if (rows.length === 0) throw new Refusal('not_found', 'There is no such item.')
  return { success: true }
}

/** Puts a row back on its list. Refuses 'not_found', and 'illegal_transition' if it is listed or it is too late. */
export async function restoreListed(
  db: Queries,
  table: Listed,
  { id, caller }: Named,
  now: Temporal.Instant,
): Promise<{ success: boolean }> {
  const [row] = await db.orm
    .select({ deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.id, id), ownOf(table, caller)))
  if (!row) throw new Refusal('not_found', 'There is no such item.')
  if (row.deletedAt === null) throw new Refusal('illegal_transition', 'This item is not deleted.')
  if (Temporal.Instant.compare(now, undoEnds(iso(row.deletedAt))) > 0)
    throw new Refusal('illegal_transition', `A deleted item can be restored for only ${undoMinutes} minutes.`)
  await db.orm.update(table).set({ deletedAt: null, deletedBy: null }).where(eq(table.id, id))
  return { success: true }
}

const insert = statement('join-waitlist')`
  with same as (
    select id from waitlist_entries where lower(email) = lower($2) and location = $3 and activity = $5
      and wanted_date = $6::date and asked = $9::jsonb and told_at is null and deleted_at is null limit 1),
  -- Consent to news given now counts; submitting the form again without the tick does not withdraw it.
  agreed as (
    update waitlist_entries set receive_updates = true where id in (select id from same) and $4::boolean),
  stored as (
    insert into waitlist_entries (full_name, email, location, receive_updates, activity, wanted_date, idempotency_key, created_at, asked)
    select $1::text, $2::text, $3::text, $4::boolean, $5::text, $6::date, $7::text, $8::timestamptz, $9::jsonb
    where not exists (select 1 from same) on conflict (idempotency_key) do nothing returning id)
  select id from stored union all select id from same
  union all select id from waitlist_entries where idempotency_key = $7 and not exists (select 1 from stored)`

const forGood: readonly Slot['reason'][] = ['closed', 'dark', 'too_soon', 'too_far']

/** Refuses a day on which nothing can become free: past, closed, or without this activity. */
export async function refuseUnavailableDay(
  availability: Availability,
  { activity, date, location, ...query }: WaitlistForm,
  now: Temporal.Instant,
) {
  if (activity === undefined || date === undefined) return
  const slots = await waitlistSlots(availability, { activity, location, date, query }, now)
  if (slots === undefined) throw refuseField('activity', 'This is not offered. Please choose again.')
  if (slots.length === 0) throw refuseField('date', 'Nothing is offered on this day.')
  const left = slots.filter(({ reason }) => reason !== 'past')
  if (left.length === 0) throw refuseField('date', 'No start is left on this day.')
  if (left.every(({ reason }) => forGood.includes(reason)))
    throw refuseField('date', `${left[0]!.words} There is no waiting list for this day.`)
}

/** Adds a waitlist entry; returns its id. A repeated request returns the existing entry, so that only one mail is sent. */
export async function joinWaitlist(
  db: Queries,
  { fullName, email, location, receiveUpdates, activity, date, ...query }: WaitlistForm,
  now: Temporal.Instant,
  idempotencyKey: string | undefined,
): Promise<{ id: number }> {
  const [row] = await db.run<{ id: number }>(insert, [
    fullName,
    email,
    location,
    receiveUpdates,
    activity ?? null,
    date ?? null,
    idempotencyKey ?? null,
    now.toString(),
    JSON.stringify(query),
  ])
  return row!
}
