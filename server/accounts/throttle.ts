import { Refusal } from '#domain/refusal.ts'

type Tries = { failed: number; since: number }

/** Wrong passwords of one account from one address, before it has to wait; another address is not held up by them. */
const mostFailures = 10
const windowMs = 15 * 60_000
const mostRemembered = 10_000

/** Counts failed sign-ins per account and address, so that a stranger's guesses cannot lock the owner out. */
export function newThrottle() {
  const tries = new Map<string, Tries>()
  const living = (key: string, at: number): Tries | undefined => {
    const known = tries.get(key)
    return known && at - known.since < windowMs ? known : undefined
  }
  return {
    refuse(key: string, now: Temporal.Instant): void {
      const known = living(key, now.epochMilliseconds)
      if (!known || known.failed < mostFailures) return
      const retryAfterSeconds = Math.ceil((known.since + windowMs - now.epochMilliseconds) / 1000)
      throw new Refusal('too_many_tries', 'Too many wrong tries. Please wait a few minutes.', {
        retryAfterSeconds,
      })
    },
    failed(key: string, now: Temporal.Instant): void {
      if (tries.size > mostRemembered) tries.clear()
      const known = living(key, now.epochMilliseconds)
      tries.set(key, { failed: (known?.failed ?? 0) + 1, since: known?.since ?? now.epochMilliseconds })
    },
    succeeded: (key: string): void => void tries.delete(key),
  }
}
export type Throttle = ReturnType<typeof newThrottle>
