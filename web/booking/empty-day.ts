import { closedWords, type Start } from './start-list.ts'

const forGood: readonly Start['reason'][] = ['past', 'closed', 'dark', 'too_soon', 'too_far']

/** Whether a full day may get a free start again; a day that is over, closed or dark does not. */
export const mayOpen = (starts: readonly Start[]): boolean =>
  starts.length === 0 || starts.some(({ reason }) => !forGood.includes(reason))

/** Why a day has nothing to offer: over, closed, fully booked, or too few units. */
export function emptyText(day: string, starts: readonly Start[], needText: string): string {
  const left = starts.filter((start) => start.reason !== 'past')
  if (starts.length > 0 && left.length === 0) return `No times are left on ${day}`
  if (starts.length > 0 && !mayOpen(starts)) return closedWords(left)!
  return left.some((start) => (start.free ?? 0) > 0)
    ? `${day} has no time with ${needText}`
    : `${day} is fully booked`
}
