// The countdown of a hold: always the distance to `expiresAt`, never a counter, so that a sleeping tab tells the truth.

/** Whole seconds until a hold ends; 0 from then on. `now` in milliseconds. */
export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))

/** `14:32`. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** `14 minutes 32 seconds left`. */
export const spokenTime = (seconds: number): string =>
  `${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')} left`

/** From here on the bar is amber. */
export const isUrgent = (seconds: number): boolean => seconds < 120

const announcedMinutes = [1, 2, 5]

/** What a screen reader hears: changes at 5, 2 and 1 minutes and at the end, and is silent in between. */
export function announcement(seconds: number): string {
  if (seconds === 0) return 'Your hold has ended.'
  const minutes = announcedMinutes.find((mark) => seconds <= mark * 60)
  return minutes === undefined ? '' : `Your hold ends in less than ${counted(minutes, 'minute')}.`
}
