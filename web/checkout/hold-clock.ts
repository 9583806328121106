import { useSyncExternalStore } from 'react'
import { counted } from '#domain/counted.ts'
import { serverClock } from '#web/server-clock.ts'

function everyHalfSecond(tell: () => void): () => void {
  const timer = setInterval(tell, 500)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** Seconds until a hold ends; re-renders once a second. */
export const useSecondsLeft = (expiresAt: string): number =>
  useSyncExternalStore(
    everyHalfSecond,
    () => secondsLeft(expiresAt, serverClock.now()),
    () => 0,
  )

/** Whether a hold has ended; re-renders only when it does. */
export const useExpired = (expiresAt: string | undefined): boolean =>
  useSyncExternalStore(
    everyHalfSecond,
    () => expiresAt !== undefined && secondsLeft(expiresAt, serverClock.now()) === 0,
    () => false,
  )

const never = () => () => {}

/** False in the prerendered page and while hydrating: storage and clock are read after that. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

// The countdown of a hold is always the distance to `expiresAt`, never a counter, so that it is right after a tab has slept.

/** Whole seconds until a hold ends; 0 from then on. `now` in milliseconds. */
export const secondsLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))

/** `14:32`. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** `14 minutes 32 seconds left`. */
export const spokenTime = (seconds: number): string =>
  `${counted(Math.floor(seconds / 60), 'minute')} ${counted(seconds % 60, 'second')} left`

/** Below this the bar is amber. */
export const isUrgent = (seconds: number): boolean => seconds < 120

const announcedMinutes = [1, 2, 5]

/** Announced to screen readers at 5, 2 and 1 minutes and at the end. */
export function announcement(seconds: number): string {
  if (seconds === 0) return 'Your hold has ended.'
  const minutes = announcedMinutes.find((mark) => seconds <= mark * 60)
  return minutes === undefined ? '' : `Your hold ends in less than ${counted(minutes, 'minute')}.`
}
