import { expect } from 'vitest'
import type { Books } from '../providers/stripe-books.ts'
import type { Rows } from './own-database.ts'

type Story = {
  id: string
  status: string
  total: number
  till: number
  charges: number
  confirmations: number
}

/**
 * Compares both sides' books at the end: each paid booking is confirmed once, no customer was charged twice, and income is the
 * price of paid bookings plus refunds. Returns the number of paid bookings and of refunds.
 */
export async function expectBooksToAgree(
  rows: Rows,
  { intents, refunds }: Pick<Books, 'intents' | 'refunds'>,
): Promise<{ paid: number; back: number }> {
  const stories = await rows<Story>(`
    select b.id, b.status, b.total_cents as total,
      (select coalesce(sum(money_moved(p.kind, p.cents)), 0)::int from payments p where p.booking_id = b.id) as till,
      (select count(*)::int from payments p where p.booking_id = b.id and p.kind = 'charge') as charges,
      (select count(*)::int from messages m where m.booking_id = b.id and m.kind = 'confirmation') as confirmations
    from bookings b where b.payment_method = 'card'`)
  const captured = new Map<string, number>()
  for (const { metadata, status, amount } of intents.values())
    if (status === 'succeeded')
      captured.set(metadata.bookingId!, (captured.get(metadata.bookingId!) ?? 0) + amount)
  const back = new Map<string, number>()
  for (const { payment_intent, amount } of refunds.values()) {
    const id = intents.get(payment_intent)!.metadata.bookingId!
    back.set(id, (back.get(id) ?? 0) + amount)
  }
  const wrong = stories.filter(({ id, status, total, till, charges, confirmations }) => {
    const came = captured.get(id) ?? 0
    const net = came - (back.get(id) ?? 0)
    const isPaid = status === 'confirmed'
    const agree = till === net && charges === (came > 0 ? 1 : 0) && (came === 0 || came === total)
    return !agree || net !== (isPaid ? total : 0) || confirmations !== (isPaid ? 1 : 0)
  })
  expect(wrong).toEqual([])
  // Money of an unknown booking would not be in `stories`.
  const ours = new Set(stories.map(({ id }) => id))
  expect([...captured.keys()].filter((id) => !ours.has(id))).toEqual([])
  // No payment is left open: each was settled or cancelled.
  expect(await rows(`select 1 from card_payments where state in ('open', 'processing')`)).toEqual([])
  const sum = (of: Map<string, number>) => [...of.values()].reduce((all, one) => all + one, 0)
  const paid = stories.filter(({ status }) => status === 'confirmed')
  expect(sum(captured)).toBe(paid.reduce((all, { total }) => all + total, 0) + sum(back))
  return { paid: paid.length, back: back.size }
}
