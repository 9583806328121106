import { waitText } from '#web/staff/row/booking-days.ts'

const minuteMs = 60_000

/** A promised answer as it runs out: what is left of it from 1 to 0, in words, and how much it presses. */
export type Countdown = { left: number; text: string; tone: 'calm' | 'soon' | 'late'; promised: string }

type Promised = { createdAt: string; promisedUntil: string }

/** Under a quarter it presses; past its end it is late (design, promise countdown). */
export function countdownOf({ createdAt, promisedUntil }: Promised, now: Temporal.Instant): Countdown {
  const [from, until] = [Date.parse(createdAt), Date.parse(promisedUntil)]
  const promised = waitText(Math.max(1, Math.round((until - from) / minuteMs)))
  const leftMs = until - now.epochMilliseconds
  if (leftMs <= 0) {
    const late = Math.floor(-leftMs / minuteMs)
    return { left: 0, text: late === 0 ? 'due now' : `late by ${lengthText(late)}`, tone: 'late', promised }
  }
  const left = Math.min(1, leftMs / Math.max(1, until - from))
  return {
    left,
    text: `${lengthText(Math.ceil(leftMs / minuteMs))} left`,
    tone: left < 0.25 ? 'soon' : 'calm',
    promised,
  }
}

/** '6 min', '2 h 40', '3 days'. */
function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
