import { Refusal } from '#domain/refusal.ts'
import { networkOf } from './network.ts'

type Tries = { count: number; since: number }
type Who = { username: string; address: string }

const windowMs = 15 * 60_000
/** Wrong passwords of one account from one address, before it has to wait; other addresses are not held up by them. */
const mostOfAccount = 10
/** Of one address over all accounts: one password tried on many names. */
const mostOfAddress = 100
const mostRemembered = 10_000

/**
 * Counts wrong passwords per account and address, so that a stranger's guesses cannot lock the owner out. In memory: what is
 * forgotten at a restart is worth less to a guesser than the restart costs.
 */
export function newThrottle() {
  const tries = new Map<string, Tries>()

  function living(key: string, at: number): Tries {
    const known = tries.get(key)
    if (known && at - known.since < windowMs) return known
    tries.delete(key)
    // Windows end in the order in which they began, which is the map's: the first is the one to forget.
    if (tries.size >= mostRemembered) tries.delete(tries.keys().next().value!)
    const fresh = { count: 0, since: at }
    tries.set(key, fresh)
    return fresh
  }

  /** Looks at a password by `work`. Counted before, or a thousand guesses of one moment would all see a count of none. */
  async function attempt<Result>(
    who: Who,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const at = now.epochMilliseconds
    const network = networkOf(who.address)
    const account = accountKey(who.username, network)
    const counted = [living(network, at), living(account, at)] as const
    refuseAbove(counted[0], mostOfAddress, at)
    refuseAbove(counted[1], mostOfAccount, at)
    for (const each of counted) each.count++
    try {
      const result = await work()
      counted[0].count--
      tries.delete(account)
      return result
    } catch (error) {
      // Only a wrong password counts, not a database that is away.
      const wrong = error instanceof Refusal && error.code === 'wrong_credentials'
      if (!wrong) for (const each of counted) each.count--
      throw error
    }
  }

  /** The owner has shown who they are in another way: they need not wait for what others guessed. */
  function forget(username: string): void {
    for (const key of tries.keys()) if (key.startsWith(accountKey(username, ''))) tries.delete(key)
  }

  return { attempt, forget, remembered: () => tries.size }
}
export type Throttle = ReturnType<typeof newThrottle>

// A name holds no line break (contract), so no name with an address can look like another.
const accountKey = (username: string, network: string): string =>
  `${username.trim().toLowerCase()}\n${network}`

function refuseAbove({ count, since }: Tries, most: number, at: number): void {
  if (count < most) return
  throw new Refusal('too_many_tries', 'Too many wrong tries. Please wait a few minutes.', {
    retryAfterSeconds: Math.ceil((since + windowMs - at) / 1000),
  })
}
