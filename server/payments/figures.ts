import type { Queries } from '../db/open.ts'

/** What waits for its end, for whoever watches: payments begun and neither paid nor over, and refunds not yet sent. */
export async function waitingMoney(db: Queries): Promise<Record<'card_payments' | 'refunds', number>> {
  const [waiting] = await db.run<{ card_payments: number; refunds: number }>(
    {
      name: 'waiting-money',
      text: `select
        (select count(*)::int from card_payments where state in ('open', 'processing')) as card_payments,
        (select count(*)::int from refunds where state in ('queued', 'sending')) as refunds`,
    },
    [],
  )
  return waiting!
}
