import { useSyncExternalStore } from 'react'
import { serverClock } from '#web/server-clock.ts'
import { secondsLeft } from './hold-clock.ts'

function everyHalfSecond(tell: () => void): () => void {
  const timer = setInterval(tell, 500)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** Seconds until a hold ends; draws anew once a second. */
export const useSecondsLeft = (expiresAt: string): number =>
  useSyncExternalStore(
    everyHalfSecond,
    () => secondsLeft(expiresAt, serverClock.now()),
    () => 0,
  )

/** Whether a hold has ended; draws anew only when it does. */
export const useExpired = (expiresAt: string | undefined): boolean =>
  useSyncExternalStore(
    everyHalfSecond,
    () => expiresAt !== undefined && secondsLeft(expiresAt, serverClock.now()) === 0,
    () => false,
  )

const never = () => () => {}

/** False in the prerendered page and in its first picture: storage and clock are read after that. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
