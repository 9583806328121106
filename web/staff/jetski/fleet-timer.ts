import type { JetskiUnit } from '#contract/calls/jetski-desk.ts'

/** '60min timer: 38 min left', '2 week timer: 11 days left'; undefined where nothing runs. */
export function timerText({ status, until }: Pick<JetskiUnit, 'status' | 'until'>, now: Temporal.Instant) {
  if (status === 'available' || until === null) return undefined
  // The screen's clock stands up to a minute behind: rounded down, 60 minutes begin with 60.
  const left = Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds
  const minutes = left <= 0 ? 0 : Math.max(1, Math.floor(left / 60_000))
  const timer = status === 'rented' ? '60min timer' : '2 week timer'
  return minutes === 0 ? `${timer}: over` : `${timer}: ${leftText(minutes)} left`
}

function leftText(minutes: number): string {
  if (minutes <= 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return `${hours} h`
  return `${Math.floor(minutes / 1440)} days`
}
