import { and, desc, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { JetskiChoice } from '#domain/activities/jetski.ts'
import { jetskiNames, jetskiRequest, jetskiTimes } from '#domain/activities/jetski.ts'
import { isPriceOpen } from '#domain/activities/quote-lines.ts'
import { isOnDay } from '#domain/booking/ride-days.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { paidStateOf } from '#domain/money-moves.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'

const { zone } = locationOf('tallinn')
const daysBack = 365
const mostListed = 5_000

// Written out in full, as Drizzle leaves the table off a column inside a select list.
const money = {
  paidCents: sql<number>`coalesce((select sum(money_moved(p.kind, p.cents)) from payments p where p.booking_id = bookings.id), 0)::float8`,
  wentBack: sql<boolean>`exists (select 1 from payments p where p.booking_id = bookings.id and p.kind = 'refund')`,
}

type Listed = { bookings: JetskiBooking[]; since?: string; todayCount: number; pendingCount: number }

/** The newest jetski bookings of the last year and to come, by start; cancelled ones and unpaid holds left out. */
export async function listJetskiBookings(
  db: Queries,
  now: Temporal.Instant,
  most = mostListed,
): Promise<Listed> {
  const today = wallTime(now, zone).date
  const rows = await db.orm
    .select({ booking: bookings, ...money })
    .from(bookings)
    .where(
      and(
        eq(bookings.sector, 'jetski'),
        ne(bookings.status, 'cancelled'),
        or(
          ne(bookings.status, 'pending'),
          isNull(bookings.heldUntil),
          and(eq(bookings.activity, jetskiRequest.id), gt(bookings.heldUntil, now.toString())),
        ),
        gte(bookings.startTime, `${addDays(today, -daysBack)}T00:00Z`),
      ),
    )
    .orderBy(desc(bookings.startTime), desc(bookings.id))
    .limit(most + 1)
  const isCut = rows.length > most
  const listed = rows
    .slice(0, most)
    .reverse()
    .map(({ booking, ...paid }) => viewOf(booking, paid))
  return {
    bookings: listed,
    ...(isCut ? { since: addDays(listed[0]!.date, 1) } : {}),
    todayCount: listed.filter((booking) => isOnDay(booking, today, today)).length,
    // A request that nobody confirmed before its day waits for nobody any more.
    pendingCount: listed.filter(({ status, date }) => status === 'pending' && date >= today).length,
  }
}

function viewOf(row: BookingRecord, paid: { paidCents: number; wentBack: boolean }): JetskiBooking {
  const paidState = paidStateOf({ ...row, ...paid })
  const choice = row.choice as JetskiChoice
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    date: row.date,
    time: row.time,
    until: wallTime(Temporal.Instant.from(iso(row.endTime)), zone).time,
    durationLabel: jetskiTimes[choice.duration].label,
    jetskiModel: jetskiNames(choice.jetskis, ' + '),
    customerName: row.customerName,
    fullName: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    peopleCount: row.numberOfPeople,
    isFirstTime: choice.isFirstTime,
    notes: row.specialRequests,
    isGroupBooking: choice.jetskis.length > 1,
    totalPrice: row.totalPrice,
    ...(isPriceOpen(row.lines) ? { priceOpen: true } : {}),
    paid: paidState === 'paid',
    paidCents: paid.paidCents,
    paidState,
    demo: row.demo,
    updatedAt: iso(row.updatedAt),
  }
}
