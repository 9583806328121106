import type { Queries } from './open.ts'

// A job is a row of its table. A worker claims it by a lease; if the worker dies, the lease ends and another can claim the row.
// Booking messages claim many rows at once with their own statement (notifications/claim.ts).

/** Longer than any job: calls to mail server and card provider have shorter time limits. */
const leaseMinutes = 2

export const leaseEnd = (now: Temporal.Instant): string => now.add({ minutes: leaseMinutes }).toString()

/** Minutes to wait after the first, second … failure; the last one repeats. */
const backOffMinutes = [1, 5, 15, 60]

/** When to try a job again that failed this often; undefined to give up. */
export function nextTry(
  { attempts, maxAttempts }: { attempts: number; maxAttempts: number },
  now: Temporal.Instant,
): string | undefined {
  if (attempts >= maxAttempts) return undefined
  const minutes = backOffMinutes[Math.min(attempts, backOffMinutes.length) - 1]!
  return now.add({ minutes }).toString()
}

/** A table of jobs, described in SQL; `$1` is now. */
export type Queue = {
  table: string
  key: string
  /** Condition for claimable rows; `first` is the column to order by. */
  claimable: string
  first: string
  /** What a claim writes so that the row cannot be claimed again during the lease. */
  claim: string
  returning: string
}

export const leaseEndSql = `$1::timestamptz + interval '${leaseMinutes} minutes'`

/** Claims the oldest job; two servers never get the same one. */
async function claimNext<Job extends object>(
  db: Queries,
  { table, key, claimable, first, claim, returning }: Queue,
  now: Temporal.Instant,
): Promise<Job | undefined> {
  const text = `
  update ${table} set ${claim} where ${key} = (
    select ${key} from ${table} where ${claimable} order by ${first}, ${key} limit 1 for update skip locked)
  returning ${returning}`
  return (await db.run<Job>({ name: `claim-next-${table}`, text }, [now.toString()]))[0]
}

/** Claims one row; false if another worker has it. */
export async function claimOne(
  db: Queries,
  { table, key, claimable, claim }: Omit<Queue, 'first' | 'returning'>,
  { id, now }: { id: number; now: Temporal.Instant },
): Promise<boolean> {
  const text = `update ${table} set ${claim} where ${key} = $2 and ${claimable} returning ${key}`
  return (await db.run({ name: `claim-one-${table}`, text }, [now.toString(), id])).length > 0
}

type Limits = { most?: number; atOnce?: number }

/**
 * Runs due jobs until none is left, `most` are done or one returns 'stop'. The first runs alone: if the provider is away, one
 * request is enough to find out.
 */
export async function runDueJobs<Job extends object>(
  { db, now }: { db: Queries; now: () => Temporal.Instant },
  queue: Queue,
  work: (job: Job) => Promise<'go on' | 'stop'>,
  { most = Number.POSITIVE_INFINITY, atOnce = 1 }: Limits = {},
) {
  let left = most
  let isOver = false
  const next = async () => {
    if (isOver || left-- <= 0) return false
    const job = await claimNext<Job>(db, queue, now())
    if (!job || (await work(job)) === 'stop') isOver = true
    return !isOver
  }
  const goOn = async () => {
    while (await next());
  }
  if (await next()) await Promise.all(Array.from({ length: atOnce }, goOn))
}
