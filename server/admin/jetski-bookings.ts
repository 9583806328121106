import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm'
import type { JetskiBooking } from '#contract/calls/jetski-desk.ts'
import type { JetskiChoice } from '#domain/activities/jetski.ts'
import { jetskiNames, jetskiTimes } from '#domain/activities/jetski.ts'
import { addDays, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import { payments } from '../db/schema-money.ts'

const { zone } = locationOf('tallinn')
const daysBack = 365
const mostListed = 5_000

type Listed = { bookings: JetskiBooking[]; todayCount: number; pendingCount: number }

/** Jetski bookings of the last year and to come, by start; cancelled ones and unpaid holds left out. */
export async function listJetskiBookings(db: Queries, now: Temporal.Instant): Promise<Listed> {
  const today = wallTime(now, zone).date
  const rows = await db.orm
    .selectDistinctOn([bookings.startTime, bookings.id], { booking: bookings, paid: payments.id })
    .from(bookings)
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), ne(payments.kind, 'refund')))
    .where(
      and(
        eq(bookings.sector, 'jetski'),
        ne(bookings.status, 'cancelled'),
        or(ne(bookings.status, 'pending'), isNull(bookings.heldUntil)),
        gte(bookings.startTime, `${addDays(today, -daysBack)}T00:00Z`),
      ),
    )
    .orderBy(asc(bookings.startTime), asc(bookings.id))
    .limit(mostListed)
  const listed = rows.map(({ booking, paid }) => viewOf(booking, paid !== null))
  return {
    bookings: listed,
    todayCount: listed.filter(({ date }) => date === today).length,
    pendingCount: listed.filter(({ status }) => status === 'pending').length,
  }
}

function viewOf(row: BookingRecord, paid: boolean): JetskiBooking {
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
    paid,
    demo: row.demo,
  }
}
