import { dateText } from '../calendar.ts'
import { priceText } from '../money.ts'
import { changedBoardParts } from '../offers/board-price.ts'
import { accessories, dollarText, masts, motors } from '../offers/custom-board.ts'
import { type Difference, isUnusualPrice, listWords } from './changed-values.ts'
import type { House } from './house.ts'

// Changes of the guided session and of boards to order, in words for the owner.

type Both = { before: House; after: House }
type LaterBoard = NonNullable<House['customBoard']['later']>[number]
type GuidedSeason = NonNullable<House['guidedSession']['seasons']>[number]

/** 'Guided session, 1 hour: 120 € to 130 €'. */
export function guidedWords(
  { path: [list, id = '', field], before, after }: Difference,
  both: Both,
): string | string[] | undefined {
  if (list === 'seasons')
    return listWords({ before, after }, (one) => guidedSeasonText(one as GuidedSeason, both))
  const name = `Guided session, ${guidedLabel(id, both)}`
  if (field === undefined) return `${name}: ${before === undefined ? 'new' : 'removed'}`
  if (field === 'cents') return `${name}: ${priceText(Number(before))} to ${priceText(Number(after))}`
  return `${name}, ${field === 'label' ? 'name' : field}: ${before} to ${after}`
}

/** 'Guided session from 1 May 2027, 1 hour 95 €'. */
const guidedSeasonText = ({ from, cents }: GuidedSeason, both: Both): string =>
  [
    `Guided session from ${dateText(from, 'year')}`,
    ...Object.entries(cents).map(([id, price]) => `${guidedLabel(id, both)} ${priceText(price)}`),
  ].join(', ')

function guidedLabel(id: string, both: Both): string {
  const lengths = [both.after, both.before].map(({ guidedSession }) => guidedSession.durations)
  return lengths.find((durations) => Object.hasOwn(durations, id))?.[id]?.label || id
}

const labels: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  motors,
  masts,
  accessories,
}

/** 'Custom board, Spare battery: $2 400 to $2 500'. */
export function boardWords(
  { path: [set = '', id], before, after }: Difference,
  both: Both,
): string | string[] | undefined {
  if (set === 'later')
    return listWords({ before, after }, (one) => laterBoardText(one as LaterBoard, both.after.customBoard))
  const label = labels[set]?.find((part) => part.id === id)?.label ?? 'the board itself'
  return `Custom board, ${label}: ${dollarText(Number(before))} to ${dollarText(Number(after))}`
}

/** 'Custom board from 1 May 2027, Spare battery $2 500'. */
const laterBoardText = (one: LaterBoard, now: House['customBoard']): string =>
  [`Custom board from ${dateText(one.from, 'year')}`, boardPartsText(now, one)].join(', ')

/** 'Short 60 cm $100, Spare battery $2 500': the prices that differ from today's. */
export const boardPartsText = (now: House['customBoard'], one: LaterBoard): string =>
  changedBoardParts(now, one)
    .map(({ label, dollars }) => `${label} ${dollarText(dollars)}`)
    .join(', ')

const muchDollars = 50_000

/** Whether a price of a board or of a part, today's or a later one, is unusual. */
export function isUnusualOfBoard(
  { path: [part, set], before, after }: Difference,
  { before: { customBoard } }: Both,
): boolean {
  if (part !== 'customBoard') return false
  if (set !== 'later') return isUnusualPrice(Number(after), before, muchDollars)
  return ((after ?? []) as LaterBoard[])
    .flatMap((one) => changedBoardParts(customBoard, one))
    .some(({ dollars, usual }) => isUnusualPrice(dollars, usual, muchDollars))
}
