import { eq } from 'drizzle-orm'
import { sectorOf } from '../bookings/change.ts'
import { leaseEndSql, nextTry, type Queue, runDueJobs } from '../db/lease.ts'
import type { Queries } from '../db/open.ts'
import { type RefundRecord, refunds } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import { type CardRefund, ProviderRefused, ProviderUnavailable } from './cards.ts'
import { reconcile, reconcileMs } from './reconcile.ts'
import { bookRefund, failRefund, isLeaseHeld, refundChanged } from './refund-outcome.ts'

/** Frequent, because the guest or staff may be waiting to see the refund. */
const refundsMs = 5_000

type Job = { ms: number; work: () => Promise<void>; onFailure: (error: unknown) => void }
type LogFailure = (what: string) => (error: unknown, id?: number) => void

export const moneyJobs = (deps: Deps, logFailure: LogFailure): Job[] => [
  {
    ms: reconcileMs,
    work: () => reconcile(deps, logFailure('a payment was not looked at')),
    onFailure: logFailure('reconciling failed'),
  },
  {
    ms: refundsMs,
    work: () => sendDueRefunds(deps, logFailure('refund not sent, tried again later')),
    onFailure: logFailure('sending refunds failed'),
  },
]

type RefundDeps = Pick<Deps, 'db' | 'now' | 'cards'>
type OnFailure = (error: unknown, refundId: number) => void

/** After 1, 5 and 15 minutes and then hours: this many tries take a day. */
const maxAttempts = 27
/** The rest waits for the next run, as other work needs the same processor. */
const maxPerRun = 50

const dueRefunds: Queue = {
  table: 'refunds',
  key: 'id',
  claimable: `state in ('queued', 'sending') and method in ('card', 'test') and due_at <= $1::timestamptz`,
  first: 'due_at',
  claim: `state = 'sending', attempts = attempts + 1, due_at = ${leaseEndSql}`,
  returning: 'id::int',
}

/** Sends due refunds one by one. Payments on site are refunded by hand. */
export const sendDueRefunds = (own: RefundDeps, onFailure: OnFailure): Promise<void> =>
  runDueJobs<{ id: number }>(
    own,
    dueRefunds,
    async ({ id }) => {
      const [refund] = await own.db.orm.select().from(refunds).where(eq(refunds.id, id))
      if (refund) await send(own, refund, onFailure)
      return 'go on'
    },
    { most: maxPerRun },
  )

async function send(own: RefundDeps, refund: RefundRecord, onFailure: OnFailure) {
  const { db, now, cards } = own
  const { id, intentId, cents } = refund
  try {
    const answer = await give()
    if (answer.state === 'failed') throw new ProviderRefused(answer.problem ?? 'The provider gave no reason.')
    const done = { providerId: answer.id, by: refund.by }
    await db.transaction(async (tx) => {
      if (await bookRefund(tx, refund, done, now())) tx.effect({ kind: 'refunds', outcome: 'done' })
    })
  } catch (error) {
    const retryAt =
      error instanceof ProviderRefused
        ? undefined
        : nextTry({ attempts: refund.attempts, maxAttempts }, now())
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) onFailure(error, id)
    const problem = problemOf(error)
    await db.transaction(async (tx) => {
      if (retryAt) await later(tx, retryAt, problem)
      else await failRefund(tx, refund, problem, now())
      tx.effect({ kind: 'refunds', outcome: retryAt ? 'retried' : 'failed' })
    })
  }

  /** Every try has the same key, so a refund whose reply was lost is not made twice. */
  async function give(): Promise<Pick<CardRefund, 'id' | 'state' | 'problem'>> {
    if (refund.method === 'test') return { id: `test_refund_${id}`, state: 'succeeded', problem: undefined }
    if (!cards || intentId === null) throw new ProviderUnavailable('Card payments are switched off.')
    try {
      const made = await cards.refund({ intentId, cents, idempotencyKey: `refund:${id}` })
      // A repeated key returns the first try's answer, but the bank may have returned the refund since.
      return refund.attempts > 1 ? ((await cards.findRefund(made.id)) ?? made) : made
    } catch (error) {
      // Refunds made in the provider's dashboard whose events were lost may have left too little.
      if (error instanceof ProviderRefused)
        for (const made of (await cards.find(intentId))?.refunds ?? []) await refundChanged(own, made)
      throw error
    }
  }

  async function later(tx: Queries, dueAt: string, lastError: string): Promise<void> {
    const [row] = await tx.orm
      .update(refunds)
      .set({ state: 'queued', dueAt, lastError })
      .where(isLeaseHeld(refund))
      .returning({ sector: sectorOf(refunds.bookingId) })
    if (row)
      tx.effect({ kind: 'feed', change: { type: 'booking', id: refund.bookingId, sector: row.sector } })
  }
}

/** The reason for staff: the provider's words or ours, never details of a server error. */
function problemOf(error: unknown): string {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return sentence(error.message)
  return 'Something went wrong on our side.'
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
