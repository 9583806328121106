import { screens } from '#contract/screens.ts'
import { findOffered } from '#domain/activities/catalogue.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import type { Availability } from '../availability/day.ts'
import { claimOne, leaseEndSql } from '../db/lease.ts'
import { type Queries, statement } from '../db/open.ts'
import { renderPlaceFree } from '../notifications/mails/place-free.ts'
import { isMailboxFull, uncountMail } from '../notifications/message-limits.ts'
import { isFinal, messageIdAt, type SendEmail } from '../notifications/send-email.ts'
import { type WaitlistTarget, waitlistSlots } from './waitlist-slots.ts'

// 'We write to you as soon as a place is free': checked every minute. Mails are sent at least once: after a crash between
// sending and recording, one is sent again with the same Message-ID.

export type WaitlistMailing = {
  db: Queries
  availability: Availability
  now: () => Temporal.Instant
  sendEmail: SendEmail
  publicUrl: string
  onFailure: (error: unknown, entryId: number) => void
}

type Waiting = WaitlistTarget & { id: number; fullName: string; email: string }

const pageSize = 200

const waiting = statement('waiting')`
  select id, full_name as "fullName", email, location, activity, wanted_date::text as date, asked as query from waitlist_entries
  where told_at is null and deleted_at is null and activity is not null and wanted_date >= $1::date
    and (telling_until is null or telling_until <= $2::timestamptz) and (wanted_date, id) > ($3::date, $4)
  order by wanted_date, id limit ${pageSize}`
const untold = {
  table: 'waitlist_entries',
  key: 'id',
  claimable:
    'told_at is null and deleted_at is null and (telling_until is null or telling_until <= $1::timestamptz)',
  claim: `telling_until = ${leaseEndSql}`,
}
const markNotified = statement('told-waiting')`
  update waitlist_entries set told_at = $2::timestamptz, telling_until = null where id = $1`

/** Mails every waitlist entry whose day has a free start again; returns how many. */
export async function mailWaitlist(telling: WaitlistMailing): Promise<number> {
  const { db, now } = telling
  const yesterday = wallTime(now().subtract({ hours: 24 }), 'UTC').date
  let count = 0
  let last = { date: yesterday, id: 0 }
  // Checks all entries each time, so that those that never get a start do not delay the others.
  for (;;) {
    const page = await db.run<Waiting>(waiting, [yesterday, now().toString(), last.date, last.id])
    for (const entry of page) {
      try {
        if (await tell(telling, entry)) count++
      } catch (error) {
        telling.onFailure(error, entry.id)
      }
    }
    if (page.length < pageSize) return count
    last = page.at(-1)!
  }
}

async function tell(telling: WaitlistMailing, entry: Waiting): Promise<boolean> {
  const { db, now, sendEmail, publicUrl } = telling
  const times = await freeTimes(telling, entry)
  if (times.length === 0) return false
  if (!(await claimOne(db, untold, { id: entry.id, now: now() }))) return false
  if (await isMailboxFull(db, entry.email, now())) return false
  const { title = entry.activity, path = screens.hub.paths[0] } =
    findOffered(db.house(), entry.activity) ?? {}
  const mail = renderPlaceFree({
    ...entry,
    title,
    path,
    where: placeText(locationOf(db.house(), entry.location)),
    times,
    publicUrl,
    brand: db.house().brand,
  })
  await sendEmail({
    ...mail,
    to: { name: entry.fullName, address: entry.email },
    messageId: messageIdAt(publicUrl, `place-free.${entry.id}`),
  }).catch(async (error: unknown) => {
    await uncountMail(db, entry.email)
    // Refused for good: do not try again.
    if (isFinal(error)) await db.run(markNotified, [entry.id, now().toString()])
    throw error
  })
  await db.run(markNotified, [entry.id, now().toString()])
  return true
}

/** Free starts of the wanted day for the entry's choice; none if the activity is not sold. */
async function freeTimes({ db, availability, now }: WaitlistMailing, entry: Waiting): Promise<string[]> {
  if (entry.date < wallTime(now(), locationOf(db.house(), entry.location).zone).date) return []
  const slots = await waitlistSlots(availability, entry, now())
  return (slots ?? []).filter((slot) => slot.open).map((slot) => slot.time)
}
