import { asc, eq } from 'drizzle-orm'
import { saleTermsOf, serviceOf } from '#domain/booking/sale-terms.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { movedCents } from '#domain/money-moves.ts'
import {
  type DocumentFacts,
  documentNumber,
  missingDocuments,
  type ReceiptDocument,
  seriesOf,
  sumsOf,
} from '#domain/receipt.ts'
import { Refusal } from '#domain/refusal.ts'
import { site } from '#domain/site.ts'
import { instantFrom, iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { type BookingRecord, bookings } from '../db/schema.ts'
import { type PaymentRecord, payments, receipts } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'

const zone = site.homeZone

/**
 * Every document of a booking, oldest first. Issues missing ones; of two concurrent calls the second waits and finds them. The demo
 * uses a test series, so that the real one begins at 1.
 */
export async function issueDocuments(
  tx: Queries,
  { bookingId, demo }: { bookingId: string; demo: boolean },
  now: Temporal.Instant,
): Promise<ReceiptDocument[]> {
  const [booking] = await tx.orm.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (!booking) return []
  const documents = await issuedDocuments(tx, bookingId)
  const issued = new Set(documents.flatMap(({ movements }) => movements.map(({ id }) => id)))
  const ledger = await tx.orm
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.id))
  const unwritten = ledger
    .filter(({ id }) => !issued.has(id))
    .map((row) => ({ ...row, date: wallTime(instantFrom(row.at), zone).date }))
  for (const missing of missingDocuments(unwritten, demo || booking.demo)) {
    const earlier = documents.findLast(({ kind, test }) => kind === 'receipt' && test === missing.test)
    const facts: DocumentFacts = {
      kind: missing.kind,
      test: missing.test,
      ...headOf(tx.house(), booking),
      // A credit note uses its receipt's VAT rate, even if the rate has changed since.
      ...sumsOf(missing.kind, missing.moved, {
        ...pricedOf(tx.house(), booking),
        vatPercent: earlier?.vatPercent ?? saleTermsOf(tx.house(), booking).vatPercent,
      }),
      ...(missing.kind === 'receipt' ? owedOf(booking, ledger) : {}),
      ...(missing.kind === 'credit_note' && earlier ? { corrects: earlier.number } : {}),
    }
    documents.push(await issue(tx, bookingId, facts, now))
  }
  return documents
}

/** The balance of a partly paid booking; a refund is not owed again. */
function owedOf(
  { status, totalCents }: BookingRecord,
  ledger: readonly Pick<PaymentRecord, 'kind' | 'cents'>[],
): Pick<DocumentFacts, 'owedCents'> {
  const owedCents = totalCents - ledger.reduce((sum, one) => sum + movedCents(one), 0)
  const isDue = status !== 'cancelled' && owedCents > 0 && ledger.every((one) => movedCents(one) > 0)
  return isDue ? { owedCents } : {}
}

/**
 * Numbers begin at 1 and have no gaps: the counter's row stays locked until the transaction ends, so a rollback takes its number
 * back.
 */
async function issue(tx: Queries, bookingId: string, facts: DocumentFacts, now: Temporal.Instant) {
  const series = seriesOf(wallTime(now, zone).date.slice(0, 4), facts.test)
  const [counter] = await tx.run<{ last: number }>(next, [series])
  const number = counter!.last
  await tx.orm.insert(receipts).values({ series, number, bookingId, facts, issuedAt: now.toString() })
  return { ...facts, number: documentNumber(series, number), issuedAt: now.toString() }
}

const next = statement('receipt-next')`
  insert into receipt_counters (series, last)
  select $1, coalesce(max(number), 0) + 1 from receipts where series = $1
  on conflict (series) do update set last = receipt_counters.last + 1 returning last`

async function issuedDocuments(tx: Queries, bookingId: string): Promise<ReceiptDocument[]> {
  const rows = await tx.orm
    .select()
    .from(receipts)
    .where(eq(receipts.bookingId, bookingId))
    .orderBy(asc(receipts.issuedAt), asc(receipts.series), asc(receipts.number))
  return rows.map(({ series, number, facts, issuedAt }) => ({
    ...facts,
    number: documentNumber(series, number),
    issuedAt: iso(issuedAt),
  }))
}

const pricedOf = (house: House, booking: BookingRecord) => ({
  service: serviceOf(house, booking),
  totalCents: booking.totalCents,
  lines: booking.lines,
})

function headOf(house: House, booking: BookingRecord): Pick<DocumentFacts, 'seller' | 'buyer' | 'booking'> {
  const place = locationOf(house, booking.location)
  return {
    seller: saleTermsOf(house, booking).seller,
    buyer: {
      name: booking.customerName,
      ...(booking.customerEmail === '' ? {} : { email: booking.customerEmail }),
    },
    booking: {
      reference: booking.reference,
      service: pricedOf(house, booking).service,
      place: placeText(place),
      date: dateText(booking.date, 'year'),
      time: booking.time,
      until: wallTime(instantFrom(booking.endTime), place.zone).time,
    },
  }
}

/**
 * The receipts and credit notes of a booking, oldest first, each on its own page. Missing ones are issued, with number and
 * contents that never change. Refuses 'not_found' if nothing was paid.
 */
export async function receiptPdf(
  { db, now, config: { demo } }: Pick<Deps, 'db' | 'now' | 'config'>,
  bookingId: string,
): Promise<Buffer> {
  const documents = await db.transaction((tx) => issueDocuments(tx, { bookingId, demo }, now()))
  if (documents.length === 0) throw new Refusal('not_found', 'There is no receipt: nothing was paid yet.')
  // Loaded here because fonts and PDFKit are large and most runs never need them.
  const { drawDocuments } = await import('./receipt-draw.ts')
  return drawDocuments(documents)
}
