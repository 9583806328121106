import type { FileReply } from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import { findBooking } from '../bookings/find.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { requireRight } from '../http/caller.ts'
import { issuePapers } from './receipt-issue.ts'

/**
 * The file of a booking's receipts for staff of its sector and for whose it is. Refuses 'not_found' all others, and staff who
 * do not see money.
 */
export async function receiptFor(deps: Deps, caller: Caller, id: string): Promise<FileReply> {
  const booking = await findBooking(deps.db, id)
  if (!booking || (booking.userId !== caller.userId && !isIn(caller, booking)))
    throw new Refusal('not_found', 'There is no such booking.')
  if (booking.userId !== caller.userId) requireRight(caller, 'seesMoney')
  return { bytes: await receiptPdf(deps, id), name: receiptName(booking.reference) }
}

export const receiptName = (reference: string): string => `receipt-${reference}.pdf`

/**
 * The receipts and credit notes of a booking, a page or more each, oldest first. A movement without a paper gets one, whose
 * number and facts stay. Refuses 'not_found' where nothing was paid.
 */
export async function receiptPdf(
  { db, now, config: { demo } }: Pick<Deps, 'db' | 'now' | 'config'>,
  bookingId: string,
): Promise<Buffer> {
  const papers = await db.transaction((tx) => issuePapers(tx, { bookingId, demo }, now()))
  if (papers.length === 0) throw new Refusal('not_found', 'There is no receipt: nothing was paid yet.')
  // Fonts and the writer of PDF weigh much, and most starts never need them.
  const { drawPapers } = await import('./receipt-draw.ts')
  return drawPapers(papers)
}
