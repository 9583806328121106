import type { Slot } from '#contract/views.ts'
import type { WaitlistForm } from '#domain/booking/waitlist.ts'
import { refuseField } from '#domain/refusal.ts'
import type { Availability } from '../availability/day.ts'
import type { Queries, Statement } from '../db/open.ts'
import { waitlistSlots } from './waitlist-slots.ts'

const insert: Statement = {
  name: 'join-waitlist',
  text: `
  with known as (
    select id from waitlist_entries where lower(email) = lower($2) and location = $3 and activity = $5
      and wanted_date = $6::date and asked = $9::jsonb and told_at is null and deleted_at is null limit 1),
  -- Who asks for news now gets them; a form that is sent again without the tick takes no consent back.
  agreed as (
    update waitlist_entries set receive_updates = true where id in (select id from known) and $4::boolean),
  stored as (
    insert into waitlist_entries (full_name, email, location, receive_updates, activity, wanted_date, once_key, created_at, asked)
    select $1::text, $2::text, $3::text, $4::boolean, $5::text, $6::date, $7::text, $8::timestamptz, $9::jsonb
    where not exists (select 1 from known) on conflict (once_key) do nothing returning id)
  select id from stored union all select id from known
  union all select id from waitlist_entries where once_key = $7 and not exists (select 1 from stored)`,
}

const forGood: readonly Slot['reason'][] = ['closed', 'dark', 'too_soon', 'too_far']

/** Refuses a day on which nothing can come free: it is over, the place is closed, or the activity is not sold then. */
export async function refuseHopeless(
  availability: Availability,
  { activity, date, location, ...query }: WaitlistForm,
  now: Temporal.Instant,
): Promise<void> {
  if (activity === undefined || date === undefined) return
  const slots = await waitlistSlots(availability, { activity, location, date, query }, now)
  if (slots?.length === 0) throw refuseField('date', 'Nothing is offered on this day.')
  const left = slots?.filter(({ reason }) => reason !== 'past') ?? []
  if (slots && left.length === 0) throw refuseField('date', 'No start is left on this day.')
  if (left.every(({ reason }) => forGood.includes(reason)))
    throw refuseField('date', `${left[0]!.words} There is no waiting list for this day.`)
}

/** Puts somebody on the waitlist; answers the entry's id. Who already waits for the same is there once, and once written to. */
export async function joinWaitlist(
  db: Queries,
  { fullName, email, location, receiveUpdates, activity, date, ...query }: WaitlistForm,
  now: Temporal.Instant,
  onceKey: string | undefined,
): Promise<{ id: number }> {
  const [row] = await db.run<{ id: number }>(insert, [
    fullName,
    email,
    location,
    receiveUpdates,
    activity ?? null,
    date ?? null,
    onceKey ?? null,
    now.toString(),
    JSON.stringify(query),
  ])
  return row!
}
