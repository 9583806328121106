import type { FileReply } from '#contract/endpoint.ts'
import { Refusal } from '#domain/refusal.ts'
import { isIn } from '#domain/rights.ts'
import { findBooking } from '../bookings/find.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { requireRight } from '../http/caller.ts'
import { issuePapers } from './receipt-issue.ts'

/**
 * The receipts of a booking as a file, for its owner and staff of its sector. Refuses everyone else with 'not_found', also staff
 * who may not see money.
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
 * The receipts and credit notes of a booking, oldest first, each on its own page. Missing ones are issued, with number and
 * contents that never change. Refuses 'not_found' if nothing was paid.
 */
export async function receiptPdf(
  { db, now, config: { demo } }: Pick<Deps, 'db' | 'now' | 'config'>,
  bookingId: string,
): Promise<Buffer> {
  const papers = await db.transaction((tx) => issuePapers(tx, { bookingId, demo }, now()))
  if (papers.length === 0) throw new Refusal('not_found', 'There is no receipt: nothing was paid yet.')
  // Loaded here because fonts and PDFKit are large and most runs never need them.
  const { drawPapers } = await import('./receipt-draw.ts')
  return drawPapers(papers)
}
