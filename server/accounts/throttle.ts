import { Refusal } from '#domain/refusal.ts'
import { networkOf } from '../http/network.ts'

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

  function living(key: string, at: number): Tries | undefined {
    const known = tries.get(key)
    return known && at - known.since < windowMs ? known : undefined
  }

  function remember(key: string, at: number): Tries {
    const known = living(key, at)
    if (known) return known
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
    // What is refused is not remembered: made-up names would push out those that are counted.
    refuseAbove(living(network, at), mostOfAddress, at)
    refuseAbove(living(account, at), mostOfAccount, at)
    const counted = [remember(network, at), remember(account, at)] as const
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

function refuseAbove(known: Tries | undefined, most: number, at: number): void {
  if (!known || known.count < most) return
  const { since } = known
  throw new Refusal('too_many_tries', 'Too many wrong tries. Please wait a few minutes.', {
    retryAfterSeconds: Math.ceil((since + windowMs - at) / 1000),
  })
}
