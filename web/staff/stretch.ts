// Geometry of the day by unit. All shares are per cent of the hours shown.

export const firstHour = 9
export const lastHour = 23
export const hours = Array.from({ length: lastHour - firstHour }, (_, n) => firstHour + n)
const shownMinutes = (lastHour - firstHour) * 60

/** Shorter than this only the icon fits. */
const narrowMinutes = 45

/** A piece of the day: `left` and `width` in per cent of the hours shown. */
export type Stretch = { left: number; width: number; narrow: boolean }

/** Where a minute of the day stands, 0 to 100; what is outside the shown hours stands at the edge. */
export const shareOf = (minute: number): number =>
  (Math.min(Math.max(minute - firstHour * 60, 0), shownMinutes) / shownMinutes) * 100

export function stretchOf(fromMinute: number, untilMinute: number): Stretch {
  const left = shareOf(fromMinute)
  return { left, width: shareOf(untilMinute) - left, narrow: untilMinute - fromMinute < narrowMinutes }
}

/** How far the board scrolls on opening, in px: now stands one quarter from the left of what the names leave free. */
export const scrollTo = (nowShare: number, boardWidth: number, viewWidth: number): number =>
  Math.max(0, (boardWidth * nowShare) / 100 - viewWidth / 4)
