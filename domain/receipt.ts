import { lineText, type QuoteLine } from './activities/quote-lines.ts'
import type { Seller } from './booking/sale-terms.ts'
import { vatWithin } from './money.ts'
import { type MovementKind, methodLabels, movementLabels, type PayMethod } from './money-moves.ts'

// The contents of a receipt or credit note: created once, numbered, stored, and always printed from what was stored.

export type DocumentKind = 'receipt' | 'credit_note'
type PaperLine = { label: string; cents: number }

export type DocumentFacts = {
  kind: DocumentKind
  /** No real charge: test money, or a sample of the demo. */
  test: boolean
  seller: Seller
  /** The recipient; without a name once the person was erased. */
  buyer: { name: string; email?: string }
  booking: { reference: string; service: string; place: string; date: string; time: string; until: string }
  lines: PaperLine[]
  totalCents: number
  vatPercent: number
  vatCents: number
  netCents: number
  /** On a receipt for a part: what was still owed when it was issued. */
  owedCents?: number
  /** The movements on this document; each is on only one document. */
  movements: { id: number; date: string; label: string; cents: number }[]
  /** On a credit note: the receipt that it corrects. */
  corrects?: string
}
/** A document with its permanent number. */
export type ReceiptDocument = DocumentFacts & { number: string; issuedAt: string }

/** A ledger entry; `date` by the clock of the books. */
export type Moved = { id: number; kind: MovementKind; method: PayMethod; cents: number; date: string }

/** `2026-00042`; documents without a real charge have their own series, so that real numbers have no gaps. */
export const seriesOf = (year: string, test: boolean): string => (test ? `TEST-${year}` : year)
export const documentNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(5, '0')}`

/** The kind of document for a movement. A dispute needs none: it changes who has the money, not what was sold. */
const documentKindOf: Record<MovementKind, DocumentKind | undefined> = {
  charge: 'receipt',
  on_site: 'receipt',
  refund_returned: 'receipt',
  refund: 'credit_note',
  dispute: undefined,
  dispute_won: undefined,
}

/** Movements that still need a document, grouped by document: receipts before credit notes, real money before test money. */
export function missingDocuments(
  moved: Moved[],
  isSample: boolean,
): { kind: DocumentKind; test: boolean; moved: Moved[] }[] {
  const isTest = ({ method }: Moved) => isSample || method === 'test'
  return (['receipt', 'credit_note'] as const)
    .flatMap((kind) =>
      [false, true].map((test) => ({
        kind,
        test,
        moved: moved.filter((one) => documentKindOf[one.kind] === kind && isTest(one) === test),
      })),
    )
    .filter((document) => document.moved.length > 0)
}

type Priced = { service: string; totalCents: number; lines: QuoteLine[] }
type Sums = Pick<DocumentFacts, 'lines' | 'totalCents' | 'vatPercent' | 'vatCents' | 'netCents' | 'movements'>

/** Lines and sums of a document: the lines of the price if all of it was paid, else one line; net and VAT add up to the cent. */
export function sumsOf(
  kind: DocumentKind,
  moved: Moved[],
  { vatPercent, ...priced }: Priced & { vatPercent: number },
): Sums {
  const sign = kind === 'credit_note' ? -1 : 1
  const cents = moved.reduce((sum, one) => sum + one.cents, 0)
  // Computed without the sign, so that half cents are rounded equally on receipt and credit note.
  const vatCents = sign * vatWithin(cents, vatPercent)
  const totalCents = sign * cents
  return {
    lines: linesOf(kind, totalCents, priced),
    totalCents,
    vatPercent,
    vatCents,
    netCents: totalCents - vatCents,
    movements: moved.map((one) => ({
      id: one.id,
      date: one.date,
      label: `${movementLabels[one.kind]}, ${methodLabels[one.method]}`,
      cents: sign * one.cents,
    })),
  }
}

function linesOf(kind: DocumentKind, cents: number, { service, totalCents, lines }: Priced): PaperLine[] {
  const priced = lines
    .map(lineText)
    .flatMap(({ label, cents }) => (cents === undefined ? [] : [{ label, cents }]))
  const isWhole = kind === 'receipt' && cents === totalCents
  if (isWhole && priced.reduce((sum, line) => sum + line.cents, 0) === cents) return priced
  if (kind === 'credit_note') return [{ label: `Refund, ${service}`, cents }]
  return [{ label: isWhole ? service : `Payment, ${service}`, cents }]
}

/** An amount in bookkeeping style: `1 290.00 €`, always with cents. */
export function amountText(cents: number): string {
  const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  const sign = cents < 0 ? '\u2212' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}.${rest}\u00a0€`
}
