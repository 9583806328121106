import { sql } from 'drizzle-orm'
import type { BookingRow, Receipt } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { headingOf, personNoun } from '#domain/activities/fields.ts'
import {
  isPriceOpen,
  lineText,
  type QuoteLine,
  shownLines,
  toPriceOf,
} from '#domain/activities/quote-lines.ts'
import { dueNowOf, type SaleTerms, saleTermsOf, serviceOf } from '#domain/booking/sale-terms.ts'
import { wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { keptWords } from '#domain/house/kept.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { paidStateOf, refundedAtProvider } from '#domain/money-moves.ts'
import { instantFrom, iso } from '../db/columns.ts'
import type { Queries } from '../db/open.ts'
import { type BookingRecord, bookings, type NewRecord } from '../db/schema.ts'
import { unitNames } from './unit-names.ts'

// Column names are spelled out: inside a select list Drizzle omits the table, and every table here has an id. The money of a
// booking is one subquery: two would make the planner read all refunds.
export const joined = {
  // A cancelled booking keeps its units, so that staff see what it had.
  unitIds: sql<
    number[] | null
  >`(select array_agg(a.unit_id order by a.unit_id) from allocations a where a.booking_id = bookings.id)`,
  // A refund by a cancel is due again once the cancel is undone; so is an automatic one of a booking now paid on site.
  money: sql<Sums>`(
    select array[sum(money_moved(p.kind, p.cents)), sum(p.cents) filter (where p.went_back),
      sum(p.cents) filter (where p.went_back and (p.by is distinct from 'payment' or p.reason = ${refundedAtProvider}))]::float8[]
    from (
      select *, kind = 'refund' and not (bookings.payment_method = 'on_site' and method in ('card', 'test')
          and (paid.by is not distinct from 'payment' or paid.reason = ${refundedAtProvider}))
        and (bookings.status = 'cancelled' or (
          select idempotency_key like 'cancel:%' from refunds r where r.booking_id = bookings.id and r.provider_id = paid.provider_id limit 1
        ) is not true) as went_back
      from payments paid where booking_id = bookings.id
    ) p)`,
  // Only of rows whose state can be undone: this reads the history of each.
  statusSince: sql<string | null>`(case when bookings.status in ('in_progress', 'completed') then (
    select h.at::text from booking_history h
      where h.booking_id = bookings.id and h.what = 'status' and h.after #>> '{}' = bookings.status order by h.id desc limit 1) end)`,
}
type Sums = [paid: number | null, back: number | null, given: number | null]
type JoinedRow = { unitIds: number[] | null; money: Sums; statusSince: string | null }
const centsOf = ([paid, back, given]: Sums) => ({
  paidCents: paid ?? 0,
  backCents: back ?? 0,
  givenCents: given ?? 0,
})

/** Bookings with the joined fields; `listedOf` turns a row into a record. */
export const selectListed = (db: Queries) => db.orm.select({ booking: bookings, ...joined }).from(bookings)
export const listedOf = (row: JoinedRow & { booking: BookingRecord }): ListedRecord => ({
  ...row.booking,
  unitIds: row.unitIds,
  statusSince: row.statusSince,
  ...centsOf(row.money),
})

/** When a booking ends, wall time of its place. */
export const untilOf = (
  house: House,
  { location, endTime }: Pick<BookingRecord, 'location' | 'endTime'>,
): string => wallTime(instantFrom(endTime), locationOf(house, location).zone).time

/** A stored or just placed booking as its customer sees it. */
export function receiptOf(house: House, row: NewRecord): Receipt {
  const place = locationOf(house, row.location)
  const activity = findActivity(house, row.activity)
  const summary = activity?.summary(row.choice)
  const noun = activity?.noun ?? personNoun
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    activity: row.activity,
    service: serviceOf(house, row),
    location: row.location,
    locationLabel: placeText(place),
    date: row.date,
    time: row.time,
    until: untilOf(house, row),
    durationLabel: summary?.durationLabel ?? '',
    quantity: summary?.quantity ?? 1,
    quantityLabel: headingOf(noun),
    noun,
    totalPrice: row.totalPrice,
    totalCents: row.totalCents,
    paymentMethod: row.paymentMethod,
    ...depositOf(house, row),
    lines: linesOf(row.lines),
    ...(isPriceOpen(row.lines) ? { priceOpen: true } : {}),
  }
}

type Due = Pick<BookingRecord, 'activity' | 'location' | 'soldUnder' | 'totalCents' | 'paymentMethod'>

/** The deposit charged at checkout if it is less than the price; none for payment on site. */
export function depositOf(house: House, row: Due): Pick<Receipt, 'dueNowCents'> {
  const dueNowCents = dueNowOf(house, row)
  return row.paymentMethod === 'on_site' || dueNowCents === row.totalCents ? {} : { dueNowCents }
}

/** The lines of a price as sent in replies. */
export const linesOf = (lines: readonly QuoteLine[]): Receipt['lines'] => shownLines(lines).map(lineText)

/** The receipt with the VAT rate and cancel policy of the sale. */
export const ownReceiptOf = (house: House, row: NewRecord) => ({
  ...receiptOf(house, row),
  ...termsOf(saleTermsOf(house, row)),
})

const termsOf = ({ vatPercent, freeCancelHours }: SaleTerms) => ({ vatPercent, freeCancelHours })

type Joined = {
  unitIds: number[] | null
  paidCents: number
  backCents: number
  /** Refunds by people, part of the refunded total; a surplus payment is refunded automatically. */
  givenCents: number
  /** When staff last started or completed it, while it is in that state. */
  statusSince: string | null
}
export type ListedRecord = BookingRecord & Joined

export const rowFor = (caller: Money, house: House, row: ListedRecord): BookingRow =>
  shownTo(caller, bookingRowOf(house, row))

type Money = { seesMoney: boolean }

/** Removes the amounts for accounts that may not see money. */
export function shownTo({ seesMoney }: Money, row: BookingRow): BookingRow {
  if (seesMoney) return row
  const { totalPrice: _price, totalCents: _total, basePrice: _base, paidCents: _paid, ...rest } = row
  const { toPrice: _toPrice, ...shown } = rest
  return shown
}

/** Cents of the price that are still due. A refund by staff may be goodwill and is not due again. */
export const owedOf = ({ status, lines, totalCents, paidCents, givenCents }: ListedRecord): number =>
  status === 'cancelled' || isPriceOpen(lines) ? 0 : Math.max(0, totalCents - paidCents - givenCents)

/** The part that the guest pays at the dock; a missing or disputed card payment is not due there. */
export const owedAtDock = (row: ListedRecord): number =>
  row.paidCents <= 0 && row.paymentMethod !== 'on_site' ? 0 : owedOf(row)

export function bookingRowOf(house: House, row: ListedRecord): BookingRow {
  const paidState = paidStateOf(row)
  const { lines: _lines, dueNowCents: _due, ...shown } = receiptOf(house, row)
  return {
    ...shown,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    sector: row.sector,
    choice: row.choice as BookingRow['choice'],
    serviceType: row.serviceType,
    equipmentType: row.equipmentType,
    startTime: iso(row.startTime),
    endTime: iso(row.endTime),
    duration: row.duration,
    numberOfPeople: row.numberOfPeople,
    basePrice: row.basePrice,
    specialRequests: row.specialRequests,
    demo: row.demo,
    heldUntil: row.heldUntil === null ? null : iso(row.heldUntil),
    ...(row.timeOffer ? { chooseBy: row.timeOffer.until } : {}),
    ...(row.statusSince === null ? {} : { statusSince: iso(row.statusSince) }),
    ...(row.status === 'pending' ? { toPrice: toPriceOf(row.lines) } : {}),
    ...(row.keptDespite ? { keptDespite: keptWords(house, row, row.keptDespite) } : {}),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    units: unitNames(house, row.unitIds ?? []),
    paid: row.paidCents >= row.totalCents,
    paidCents: row.paidCents,
    paidState,
    owedCents: owedOf(row),
  }
}
