import { lineText, type QuoteLine } from './activities/quote-lines.ts'
import type { Seller } from './booking/sold-under.ts'
import { vatWithin } from './money.ts'
import { type MovementKind, methodLabels, movementLabels, type PayMethod } from './money-moves.ts'

// The contents of a receipt or credit note. It is made once, numbered and stored, and always printed from what was stored.

export type PaperKind = 'receipt' | 'credit_note'
type PaperLine = { label: string; cents: number }

export type PaperFacts = {
  kind: PaperKind
  /** No real charge: test money, or a sample of the demo. */
  test: boolean
  seller: Seller
  /** Who got it; without a name once the person was erased. */
  buyer: { name: string; email?: string }
  booking: { reference: string; service: string; place: string; date: string; time: string; until: string }
  lines: PaperLine[]
  totalCents: number
  vatPercent: number
  vatCents: number
  netCents: number
  /** Of a receipt: what was still to be paid when it was issued, where a part was paid. */
  owedCents?: number
  /** The movements that this paper is about; none is on two papers. */
  movements: { id: number; date: string; label: string; cents: number }[]
  /** Of a credit note: the receipt whose money goes back. */
  corrects?: string
}
/** A paper with the number that it keeps. */
export type Paper = PaperFacts & { number: string; issuedAt: string }

/** A movement as the ledger has it; `date` by the clock of the books. */
export type Moved = { id: number; kind: MovementKind; method: PayMethod; cents: number; date: string }

/** `2026-00042`; papers without a real charge have a series of their own, so that real numbers have no gaps. */
export const seriesOf = (year: string, test: boolean): string => (test ? `TEST-${year}` : year)
export const paperNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(5, '0')}`

/** The kind of paper for a movement. A dispute needs none: it changes who has the money and not what was sold. */
const paperOf: Record<MovementKind, PaperKind | undefined> = {
  charge: 'receipt',
  on_site: 'receipt',
  refund_returned: 'receipt',
  refund: 'credit_note',
  dispute: undefined,
  dispute_won: undefined,
}

/** Movements that wait for a paper, those of one paper together: receipts before credit notes, real money before test money. */
export function missingPapers(
  moved: Moved[],
  isSample: boolean,
): { kind: PaperKind; test: boolean; moved: Moved[] }[] {
  const isTest = ({ method }: Moved) => isSample || method === 'test'
  return (['receipt', 'credit_note'] as const)
    .flatMap((kind) =>
      [false, true].map((test) => ({
        kind,
        test,
        moved: moved.filter((one) => paperOf[one.kind] === kind && isTest(one) === test),
      })),
    )
    .filter((paper) => paper.moved.length > 0)
}

type Priced = { service: string; totalCents: number; lines: QuoteLine[] }
type Sums = Pick<PaperFacts, 'lines' | 'totalCents' | 'vatPercent' | 'vatCents' | 'netCents' | 'movements'>

/** Lines and sums of a paper: the lines of the price where all of it was paid, else one line; net and VAT add up to the cent. */
export function sumsOf(
  kind: PaperKind,
  moved: Moved[],
  { vatPercent, ...priced }: Priced & { vatPercent: number },
): Sums {
  const sign = kind === 'credit_note' ? -1 : 1
  const cents = moved.reduce((sum, one) => sum + one.cents, 0)
  // Computed without the sign, so that half a cent is rounded the same way there and back.
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

function linesOf(kind: PaperKind, cents: number, { service, totalCents, lines }: Priced): PaperLine[] {
  const priced = lines
    .map(lineText)
    .flatMap(({ label, cents }) => (cents === undefined ? [] : [{ label, cents }]))
  const isWhole = kind === 'receipt' && cents === totalCents
  if (isWhole && priced.reduce((sum, line) => sum + line.cents, 0) === cents) return priced
  if (kind === 'credit_note') return [{ label: `Refund, ${service}`, cents }]
  return [{ label: isWhole ? service : `Payment, ${service}`, cents }]
}

/** An amount as accounts write it: `1 290.00 €`, always with cents. */
export function amountText(cents: number): string {
  const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  const sign = cents < 0 ? '\u2212' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}.${rest}\u00a0€`
}
