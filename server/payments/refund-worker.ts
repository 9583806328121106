import { and, eq } from 'drizzle-orm'
import { sectorOf } from '../bookings/change.ts'
import type { Queries } from '../db/open.ts'
import type { RefundRecord } from '../db/schema-money.ts'
import { refunds } from '../db/schema-money.ts'
import type { Deps } from '../deps.ts'
import type { CardRefund } from './cards.ts'
import { ProviderAway, ProviderRefused } from './cards.ts'
import { bookRefund, failRefund } from './refund-outcome.ts'

type RefundDeps = Pick<Deps, 'db' | 'now' | 'cards'>
type OnFailure = (error: unknown, refundId: number) => void

/** Minutes until the next try; then once an hour until a day has passed. */
const backOffMinutes = [1, 5, 15, 60]
const hourMinutes = 60
/** 1, 5, 15 minutes and then hours: so many tries fill a day. */
const mostTries = 27
/** Somebody who died with a refund in hand is replaced after this; the provider's answer takes 12 s at most. */
const leaseMinutes = 2
/** Others wait for the same processor: the rest has its turn next time. */
const mostPerTurn = 50

/** Gives back what is due, one after another. What was paid on site is not its business: that is given by hand. */
export async function sendDueRefunds(shop: RefundDeps, onFailure: OnFailure): Promise<void> {
  for (let nth = 0; nth < mostPerTurn; nth++) {
    const refund = await claim(shop)
    if (!refund) return
    await send(shop, refund, onFailure)
  }
}

async function claim({ db, now }: RefundDeps): Promise<RefundRecord | undefined> {
  const at = now()
  const [claimed] = await db.run<{ id: number }>(
    {
      name: 'refund-claim',
      text: `
      update refunds set state = 'sending', attempts = attempts + 1, due_at = $2
      where id = (
        select id from refunds
        where state in ('queued', 'sending') and method in ('card', 'test') and due_at <= $1::timestamptz
        order by due_at, id limit 1 for update skip locked)
      returning id`,
    },
    [at.toString(), at.add({ minutes: leaseMinutes }).toString()],
  )
  if (!claimed) return undefined
  return (await db.orm.select().from(refunds).where(eq(refunds.id, claimed.id)))[0]
}

async function send(shop: RefundDeps, refund: RefundRecord, onFailure: OnFailure): Promise<void> {
  const { db, now, cards } = shop
  const { id, intentId, cents } = refund
  try {
    const answer = await give()
    if (answer.state === 'failed') throw new ProviderRefused(answer.problem ?? 'The provider gave no reason.')
    const done = { providerId: answer.id, by: refund.by }
    await db.transaction(async (tx) => {
      if (await bookRefund(tx, refund, done, now())) tx.effect({ kind: 'refunds', outcome: 'done' })
    })
  } catch (error) {
    const isOver = error instanceof ProviderRefused || refund.attempts >= mostTries
    if (!(error instanceof ProviderRefused || error instanceof ProviderAway)) onFailure(error, id)
    const problem = problemOf(error)
    await db.transaction(async (tx) => {
      if (isOver) await failRefund(tx, refund, problem, now())
      else await later(tx, problem)
      tx.effect({ kind: 'refunds', outcome: isOver ? 'failed' : 'retried' })
    })
  }

  /** The same key however often it is tried: a refund whose answer was lost is not made twice. */
  async function give(): Promise<Pick<CardRefund, 'id' | 'state' | 'problem'>> {
    if (refund.method === 'test') return { id: `test_refund_${id}`, state: 'succeeded', problem: undefined }
    if (!cards || intentId === null) throw new ProviderAway('Card payments are switched off.')
    return cards.refund({ intentId, cents, once: `refund:${id}` })
  }

  async function later(tx: Queries, problem: string): Promise<void> {
    const minutes = backOffMinutes[refund.attempts - 1] ?? hourMinutes
    const [row] = await tx.orm
      .update(refunds)
      .set({ state: 'queued', dueAt: now().add({ minutes }).toString(), lastError: problem })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'sending'), eq(refunds.attempts, refund.attempts)))
      .returning({ sector: sectorOf(refunds.bookingId) })
    if (row)
      tx.effect({ kind: 'feed', change: { type: 'booking', id: refund.bookingId, sector: row.sector } })
  }
}

/** Staff read it: the provider's words, or ours; never the inside of a fault. */
function problemOf(error: unknown): string {
  if (error instanceof ProviderRefused || error instanceof ProviderAway) return sentence(error.message)
  return 'Something went wrong on our side.'
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
