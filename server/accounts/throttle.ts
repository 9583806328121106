import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '../db/open.ts'
import { clearTries, countTry, type Limit, uncountTry } from '../db/tries.ts'

/** `isBehindUnknownProxy`: the network was named by a proxy that TRUST_PROXY does not count, so it may be forged. */
type Who = { username: string; network: string; isBehindUnknownProxy?: boolean }

const minutes = 15
/** Wrong passwords per account and network before the network has to wait; other networks are not affected. */
const maxOfAccount = 10
/** Per network over all accounts, against one password tried on many names. */
const maxOfNetwork = 100
/** Per account over all networks, if those can be forged. */
const maxOfName = 100

/** Wrong codes per account over all networks: of a million codes three are valid at a time. */
const maxCodes = 10
const codeMinutes = 60

/**
 * Counts wrong passwords per account and network, so that a stranger's guesses cannot lock the owner out. Stored, so that all
 * servers share the counts and a restart keeps them.
 */
export function newThrottle(db: Queries) {
  /** Checks a password by `work`. Counted before the check, or a thousand concurrent guesses would all see a count of zero. */
  async function attempt<Result>(
    who: Who,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const limits = limitsOf(who)
    const [account, ...others] = limits
    const result = await counted(limits, now, work)
    await clearTries(db, account!.key)
    await uncount(others)
    return result
  }

  /**
   * Checks a second-factor code by `work`. Wrong ones count over all networks, because the sender already has the password. Only
   * time resets the count, not even a right code.
   */
  async function attemptCode<Result>(
    userId: number,
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const limits = [{ key: ['code', String(userId)], most: maxCodes, minutes: codeMinutes }]
    const result = await counted(limits, now, work)
    await uncount(limits)
    return result
  }

  async function counted<Result>(
    limits: readonly Limit[],
    now: Temporal.Instant,
    work: () => Promise<Result>,
  ): Promise<Result> {
    for (const [index, limit] of limits.entries()) {
      const seconds = await countTry(db, limit, now).catch(throwAway)
      if (seconds !== undefined) {
        await uncount(limits.slice(0, index))
        throw new Refusal('too_many_tries', `Too many wrong tries. Please wait ${waitText(seconds)}.`, {
          retryAfterSeconds: seconds,
        })
      }
    }
    try {
      return await work()
    } catch (error) {
      // Only a wrong password or code counts, not an unavailable database.
      const isWrong = error instanceof Refusal && error.code === 'wrong_credentials'
      if (!isWrong) await uncount(limits).catch(() => undefined)
      throw error
    }
  }

  async function uncount(limits: readonly Limit[]): Promise<void> {
    for (const { key } of limits) await uncountTry(db, key)
  }

  /** The owner has proved their identity in another way and need not wait because of others' guesses. */
  const clear = (username: string) => clearTries(db, ['password', nameOf(username)])

  return { attempt, attemptCode, clear }
}

export type Throttle = ReturnType<typeof newThrottle>

function waitText(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

/** Without accents, because a database may treat letters as equal that differ here, such as İ and i. */
const nameOf = (username: string): string =>
  username
    .trim()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const limitsOf = ({ username, network, isBehindUnknownProxy }: Who): Limit[] => {
  const name = nameOf(username)
  return [
    { key: ['password', name, network], most: maxOfAccount, minutes },
    ...(isBehindUnknownProxy ? [{ key: ['password', name, ''], most: maxOfName, minutes }] : []),
    { key: ['network of passwords', network], most: maxOfNetwork, minutes },
  ]
}

/** If tries cannot be counted, no password is checked. */
function throwAway(): never {
  throw new Refusal('unavailable', 'The service is away for a moment. Please try again.', {
    retryAfterSeconds: 5,
  })
}
