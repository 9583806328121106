import type { BookingRow, Receipt } from '#contract/views.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { headingOf, personNoun } from '#domain/activities/fields.ts'
import type { QuoteLine } from '#domain/activities/quote-lines.ts'
import { isPriceOpen, lineText, shownLines } from '#domain/activities/quote-lines.ts'
import type { SoldUnder } from '#domain/booking/sold-under.ts'
import { soldUnderOf } from '#domain/booking/sold-under.ts'
import { wallTime } from '#domain/calendar.ts'
import { fleetOf } from '#domain/fleet/units.ts'
import type { House } from '#domain/house/house.ts'
import { perHouse } from '#domain/house/per-house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { paidStateOf } from '#domain/money-moves.ts'
import { iso } from '../db/instant.ts'
import { retiredName } from '../db/retired-units.ts'
import type { BookingRecord } from '../db/schema.ts'

/** Names of things; places in a session have none that staff would look for. */
const unitNames = perHouse(
  (house) => new Map(fleetOf(house).map((unit) => [unit.id, unit.place ? undefined : unit.name])),
)

/** What a receipt needs of a row, stored or just placed. */
export type Shown = Pick<
  BookingRecord,
  | 'id'
  | 'reference'
  | 'status'
  | 'activity'
  | 'location'
  | 'date'
  | 'time'
  | 'endTime'
  | 'totalPrice'
  | 'totalCents'
  | 'paymentMethod'
  | 'lines'
  | 'choice'
>

const mostTimes = 10_000
let times = new Map<string, string>()

/** A list of a thousand has few different ends, and a zone's clock is dear to ask. */
function wallTimeOf(stored: string, zone: string): string {
  const key = `${stored} ${zone}`
  const known = times.get(key)
  if (known !== undefined) return known
  if (times.size >= mostTimes) times = new Map()
  const { time } = wallTime(Temporal.Instant.from(iso(stored)), zone)
  times.set(key, time)
  return time
}

/** When a booking ends, wall time of its place. */
export const untilOf = ({ location, endTime }: Pick<BookingRecord, 'location' | 'endTime'>): string =>
  wallTimeOf(endTime, locationOf(location).zone)

/** A booking as its customer sees it. */
export function receiptOf(house: House, row: Shown): Receipt {
  const place = locationOf(row.location)
  const activity = findActivity(house, row.activity)
  const summary = activity?.summary(row.choice)
  const noun = activity?.noun ?? personNoun
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    activity: row.activity,
    service: summary?.service ?? row.activity,
    location: row.location,
    locationLabel: placeText(place),
    date: row.date,
    time: row.time,
    until: untilOf(row),
    durationLabel: summary?.durationLabel ?? '',
    quantity: summary?.quantity ?? 1,
    quantityLabel: headingOf(noun),
    noun,
    totalPrice: row.totalPrice,
    totalCents: row.totalCents,
    paymentMethod: row.paymentMethod,
    lines: linesOf(row.lines),
    ...(isPriceOpen(row.lines) ? { priceOpen: true } : {}),
  }
}

/** Lines of a price as a reply has them. */
export const linesOf = (lines: readonly QuoteLine[]): Receipt['lines'] => shownLines(lines).map(lineText)

/** The same with the rate of VAT and the policy that it was sold under. */
export const ownReceiptOf = (house: House, row: Shown & Parameters<typeof soldUnderOf>[1]) => ({
  ...receiptOf(house, row),
  ...termsOf(soldUnderOf(house, row)),
})

const termsOf = ({ vatPercent, freeCancelHours }: SoldUnder) => ({ vatPercent, freeCancelHours })

/** What the lists join to a booking. */
export type Joined = { unitIds: number[] | null; paidCents: number; wentBack: boolean }
export type ListedRecord = BookingRecord & Joined

/** A booking as staff see it. */
export function bookingRowOf(house: House, row: ListedRecord): BookingRow {
  const names = unitNames(house)
  const { lines: _lines, ...shown } = receiptOf(house, row)
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
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    units: (row.unitIds ?? []).flatMap((id) => (names.has(id) ? (names.get(id) ?? []) : retiredName(id))),
    paid: row.paidCents >= row.totalCents,
    paidCents: row.paidCents,
    paidState: paidStateOf(row),
  }
}
