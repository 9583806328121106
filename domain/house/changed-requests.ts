import { priceText } from '../money.ts'
import { accessories, dollarText, masts, motors } from '../offers/custom-board.ts'
import type { House } from './house.ts'
import { mostDollars } from './house-requests.ts'

// What changes of the guided session and of boards to order, in words for the owner.

type Difference = { path: readonly string[]; before: unknown; after: unknown }
type Both = { before: House; after: House }

/** 'Guided session, 1 hour: 120 € to 130 €'. */
export function guidedWords({ path: [, id = '', field], before, after }: Difference, both: Both): string {
  const lengths = [both.after, both.before].map(({ guidedSession }) => guidedSession.durations)
  const length = lengths.find((durations) => Object.hasOwn(durations, id))?.[id]
  const name = `Guided session, ${length?.label || id}`
  if (field === undefined) return `${name}: ${before === undefined ? 'new' : 'gone'}`
  if (field === 'cents') return `${name}: ${priceText(Number(before))} to ${priceText(Number(after))}`
  return `${name}, ${field === 'label' ? 'name' : field}: ${before} to ${after}`
}

const labels: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  motors,
  masts,
  accessories,
}

/** 'Custom board, Spare battery: $2 400 to $2 500'. */
export function boardWords({ path: [set = '', id], before, after }: Difference): string {
  const label = labels[set]?.find((part) => part.id === id)?.label ?? 'the board itself'
  return `Custom board, ${label}: ${dollarText(Number(before))} to ${dollarText(Number(after))}`
}

/** Of a board or a part of it: nothing, or the most there is. */
export const isUnusualOfBoard = ({ path: [part], after }: Difference): boolean =>
  part === 'customBoard' && (after === 0 || after === mostDollars)
