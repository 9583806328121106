import { wallTime } from '#domain/calendar.ts'
import { keepLooseMessagesDays, keepSettledDays } from '#domain/retention.ts'
import { site } from '#domain/site.ts'
import { eraseBookings } from '../bookings/erase-bookings.ts'
import { erasedEmail } from '../db/columns.ts'
import type { Db, Queries } from '../db/open.ts'

// Deletes once a day what the privacy page promises to delete. In small, complete transactions, so that an interrupted run
// continues with the next one.

const rowsAtOnce = 200
const maxRounds = 100
const hoursBetween = 20
/** A run without a recorded end was interrupted; after this time another may begin. */
const cutOffHours = 1

export type RetentionCounts = {
  bookingsWithoutName: number
  bookingsDeleted: number
  requests: number
  waitlistEntries: number
  orders: number
  messages: number
}

/** Begins a run, unless a server did so within a day (by a correct clock); returns the number of its row. */
const begin = `
  insert into retention_runs (at, counts)
  select $1::timestamptz, '{}' where not exists (
    select 1 from retention_runs
    where at > $1::timestamptz - make_interval(hours => $2::int)
      and at < $1::timestamptz + make_interval(hours => $2::int)
      and (counts <> '{}' or at > $1::timestamptz - make_interval(hours => $3::int)))
  returning id`
/** Any fixed number not used elsewhere; servers begin one after another. */
const lockNumber = 5_107_333

const oldBookings = `
  select b.id from bookings b
  where b.customer_email <> $2
    and not exists (select 1 from refunds r where r.booking_id = b.id and r.state in ('queued', 'sending'))
    and (b.start_time < $1::timestamptz or b.status = 'pending' and b.held_until < $3::timestamptz
      and not exists (select 1 from payments p where p.booking_id = b.id)
      and not exists (select 1 from card_payments c where c.booking_id = b.id and c.state <> 'cancelled'))
  order by b.start_time limit ${rowsAtOnce}`

const oldest = (table: string, settled: string): string => `
  with old as (select id from ${table} where ${settled} limit ${rowsAtOnce})
  delete from ${table} where id in (select id from old) returning id`

const oldRequests = oldest('enquiries', `state in ('answered', 'closed') and updated_at < $1::timestamptz`)
const oldWaiting = oldest(
  'waitlist_entries',
  `least(told_at, deleted_at, wanted_date + time '24:00') < $1::timestamptz`,
)
const oldOrders = oldest('custom_orders', 'deleted_at < $1::timestamptz')
const oldMessages = oldest(
  'messages',
  `booking_id is null and created_at < $1::timestamptz and state not in ('queued', 'sending')`,
)

/** Deletes data past their retention; returns the counts, or undefined if that was done within a day. */
export async function eraseOld(db: Db, now: Temporal.Instant): Promise<RetentionCounts | undefined> {
  const run = await db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [lockNumber])
    const [row] = await tx.run<{ id: number }>(begin, [now.toString(), hoursBetween, cutOffHours])
    return row?.id
  })
  if (run === undefined) return undefined
  const settled = now.subtract({ hours: keepSettledDays * 24 }).toString()
  const loose = now.subtract({ hours: keepLooseMessagesDays * 24 }).toString()
  const { nameless, deleted } = await eraseOldBookings(db, keepSince(now), settled)
  const counts: RetentionCounts = {
    bookingsWithoutName: nameless,
    bookingsDeleted: deleted,
    requests: await deleteAll(db, oldRequests, settled),
    waitlistEntries: await deleteAll(db, oldWaiting, settled),
    orders: await deleteAll(db, oldOrders, settled),
    messages: await deleteAll(db, oldMessages, loose),
  }
  await db.run('update retention_runs set counts = $2::jsonb where id = $1', [run, JSON.stringify(counts)])
  return counts
}

/** Erases bookings that began before `since` and holds that expired before `settled`. */
async function eraseOldBookings(db: Db, since: string, settled: string) {
  const total = { nameless: 0, deleted: 0 }
  for (let round = 0; round < maxRounds; round++) {
    const found = await db.transaction((tx) => eraseSome(tx, [since, erasedEmail, settled], total))
    if (found < rowsAtOnce) break
  }
  return total
}

async function eraseSome(tx: Queries, values: string[], total: { nameless: number; deleted: number }) {
  const rows = await tx.run<{ id: string }>(oldBookings, values)
  const nameless = await eraseBookings(
    tx,
    rows.map(({ id }) => id),
  )
  total.nameless += nameless
  total.deleted += rows.length - nameless
  return rows.length
}

/** Bookings are kept for whole calendar years; returns the first day of the oldest year kept. */
function keepSince(now: Temporal.Instant): string {
  const year = Number(wallTime(now, site.homeZone).date.slice(0, 4))
  return `${year - site.keepBookingsYears}-01-01T00:00:00Z`
}

async function deleteAll(db: Db, statement: string, before: string): Promise<number> {
  let count = 0
  for (let round = 0; round < maxRounds; round++) {
    const rows = await db.run(statement, [before])
    count += rows.length
    if (rows.length < rowsAtOnce) break
  }
  return count
}
