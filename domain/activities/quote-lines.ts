import { priceText } from '../money.ts'
import { countText, type Noun } from './fields.ts'

// The lines of a price as data: stored with the booking and turned into text by `lineText`.

export const discountIds = ['platinum', 'weekday', 'club', 'first-wake', 'first-jetski'] as const
export type DiscountId = (typeof discountIds)[number]
/** Why a discount of the guest does not apply. */
type Reason = 'not_combined' | 'no_day' | 'weekend'

/** Lines with `cents` are part of the total, others are notes. `minutes` is null for a duration until closing time. */
export type QuoteLine =
  | { kind: 'units'; count: number; noun: Noun; minutes?: number | null; eachCents: number; cents: number }
  /** `byStaff`: staff set its price. */
  | { kind: 'machine'; name: string; minutes: number | null; cents: number; byStaff?: true }
  /** Contains the internal default of a price not set yet, so that the lines add up to the total (R-A10). */
  | { kind: 'estimate'; name: string; minutes: number | null; cents: number }
  | { kind: 'price_on_request'; name: string }
  | { kind: 'fuel'; name: string }
  | { kind: 'boat'; name: string; minutes: number; cents: number }
  | { kind: 'sauna'; minutes: number; slot: 'day' | 'evening'; cents: number }
  | { kind: 'gift'; minutes: number }
  | { kind: 'discount'; rule: DiscountId; percent: number; cents: number }
  | { kind: 'discount_unused'; rule: DiscountId; percent: number; reason: Reason }
  /** The price set by staff. */
  | { kind: 'set_price'; cents: number }
  /** Labelled by the owner, as on the day of sale. */
  | { kind: 'add_on'; label: string; cents: number }
  | TextLine

type TextLine = { kind: 'text'; label: string; cents?: number; note?: string; tone?: Tone }
type Tone = 'gift' | 'muted'

/** A line as shown: a label, and an amount or a note. */
export type LineText = { label: string; cents?: number; note?: string; tone?: Tone }

const discountNames: Record<DiscountId, string> = {
  platinum: 'Platinum',
  weekday: 'Member, Mon to Fri',
  club: 'Club',
  'first-wake': 'First wake surf session',
  'first-jetski': 'First jetski ride',
}
const reasons: Record<Reason, string> = {
  not_combined: 'not combined',
  no_day: 'choose a day',
  weekend: 'not at weekends',
}

/** 'Member, Mon to Fri, 15%'. */
export const discountText = (rule: DiscountId, percent: number): string =>
  `${discountNames[rule]}, ${percent}%`

export function lineText(line: QuoteLine): LineText {
  switch (line.kind) {
    case 'units': {
      const { count, noun, minutes, eachCents, cents } = line
      const parts = [countText(count, noun), ...(minutes === undefined ? [] : [shortLength(minutes)])]
      return { label: [...parts, priceText(eachCents)].join(' × '), cents }
    }
    case 'machine':
    case 'estimate':
      return { label: `${line.name} × ${shortLength(line.minutes)}`, cents: line.cents }
    case 'price_on_request':
      return { label: line.name, note: 'price on request', tone: 'muted' }
    case 'fuel':
      return { label: line.name, note: 'plus fuel', tone: 'muted' }
    case 'boat':
      return { label: `${line.name}, ${longLength(line.minutes)}`, cents: line.cents }
    case 'sauna':
      return { label: `Floating sauna, ${longLength(line.minutes)}, ${line.slot}`, cents: line.cents }
    case 'gift':
      return { label: `${line.minutes} extra minutes`, note: 'free', tone: 'gift' }
    case 'discount':
      return { label: discountText(line.rule, line.percent), cents: line.cents }
    case 'discount_unused':
      return { label: discountText(line.rule, line.percent), note: reasons[line.reason], tone: 'muted' }
    case 'set_price':
      return { label: 'Price', cents: line.cents }
    // An add-on has its own label. A line without a kind comes from a server of an earlier version during an update.
    default: {
      const { kind: _kind, ...text } = line
      return text
    }
  }
}

/** '30 min', '1.5 h', 'Full day'. */
function shortLength(minutes: number | null): string {
  if (minutes === null) return 'Full day'
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`
}

/** '20 minutes', '1 hour', '1.5 hours'. */
export function longLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

/** Whether the price is still to be set: then the stored total is an internal default and not shown. */
export const isPriceOpen = (lines: readonly QuoteLine[]): boolean =>
  lines.some(({ kind }) => kind === 'price_on_request')

/** Whether staff set this line's price, or have still to. */
const isOfStaff = (line: QuoteLine): boolean =>
  ['price_on_request', 'estimate', 'set_price'].includes(line.kind) ||
  (line.kind === 'machine' && line.byStaff === true)

/**
 * What staff price in these lines, once or again, and what the priced ones cost; undefined if all prices are of the list.
 * `name`: the machine, if it is one.
 */
export function toPriceOf(lines: readonly QuoteLine[]): { name?: string; otherCents: number } | undefined {
  const own = lines.filter(isOfStaff)
  if (own.length === 0) return undefined
  const rest = lines.filter((line) => !isOfStaff(line))
  const named = own.find((line) => 'name' in line)
  return {
    ...(named && { name: named.name }),
    otherCents: rest.reduce((sum, line) => sum + centsOf(line), 0),
  }
}

/** The lines with the price set by staff; other lines keep theirs. Undefined if the total is not more than their sum. */
export function pricedLines(lines: readonly QuoteLine[], totalCents: number): QuoteLine[] | undefined {
  const cents = totalCents - (toPriceOf(lines)?.otherCents ?? 0)
  if (cents <= 0) return undefined
  const machine = lines.find((line) => line.kind === 'estimate' || line.kind === 'machine')
  const own: QuoteLine =
    machine && isOfStaff(machine)
      ? { ...machine, kind: 'machine', cents, byStaff: true }
      : { kind: 'set_price', cents }
  return [own, ...lines.filter((line) => !isOfStaff(line))]
}

/** The cents that a line adds to the total; a note adds none. */
export const centsOf = (line: QuoteLine): number => ('cents' in line ? (line.cents ?? 0) : 0)

/** 'GTI 130, RXP-X RS 300': the named machines, priced or waiting for a price. */
export const machineNames = (lines: readonly QuoteLine[]): string =>
  shownLines(lines)
    .flatMap((line) => (line.kind === 'machine' || line.kind === 'price_on_request' ? [line.name] : []))
    .join(', ')

/** The lines as shown, without the internal default of an open price. */
export const shownLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  isPriceOpen(lines) ? lines.filter(({ kind }) => kind !== 'estimate') : [...lines]
