import { addDays } from '#domain/calendar.ts'
import { pendingBody } from '../app.ts'
import type { chanceOf } from '../providers/chance.ts'
import type { StripeServer } from '../providers/stripe-server.ts'

type Held = { bookingId: string; intentId: string }
type Body = Record<string, string>

const times = ['10:00', '13:00', '16:00', '19:00']
const firstDay = addDays(Temporal.Now.plainDateISO('UTC').toString(), 30)

/** Visitors who pay by card at a server that may die at any time; `app.url` is its current address. */
export function payingCrowd(app: { url: string }, stripe: StripeServer, chance: ReturnType<typeof chanceOf>) {
  /** Undefined if no answer came. */
  async function call(index: number, path: string, body: object, key?: string): Promise<Body | undefined> {
    const headers = {
      'content-type': 'application/json',
      // Each visitor has an own address, as through a proxy, as calls per address are limited.
      'x-forwarded-for': `10.1.${Math.floor(index / 200)}.${1 + (index % 200)}`,
      ...(key ? { 'idempotency-key': key } : {}),
    }
    try {
      const answer = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      const said = (await answer.json()) as Body
      return answer.ok ? said : undefined
    } catch {
      return undefined
    }
  }

  const held = new Map<number, Held>()
  /** Bookings that finalize has confirmed to the payer. */
  const confirmed = new Set<string>()
  /** A person may hold only a few rides at once. */
  const personOf = (index: number) => ({
    email: `visitor${index}@example.ee`,
    phone: `+372 5${1_000_000 + index}`,
  })
  /** The day and time that a visitor wants, different for each. */
  const startOf = (index: number) => ({
    date: addDays(firstDay, Math.floor(index / times.length)),
    time: times[index % times.length]!,
  })

  async function hold(index: number): Promise<Held | undefined> {
    const earlier = held.get(index)
    if (earlier) return earlier
    const body = {
      bookingData: pendingBody({ ...startOf(index), ...personOf(index), quantity: 1 + (index % 3) }),
    }
    const answer = await call(index, '/api/create-payment-intent', body, `hold-${index}`)
    if (!answer) return undefined
    const one = { bookingId: answer.bookingId!, intentId: answer.clientSecret!.split('_secret_')[0]! }
    held.set(index, one)
    return one
  }

  /** Between the payer's browser and the provider: our server does not know yet. */
  function pay({ intentId }: Held): void {
    const card = chance.is(0.15) ? '4000000000000002' : '4242424242424242'
    if (stripe.books.find(intentId).status !== 'requires_payment_method') return
    try {
      stripe.books.confirm(intentId, card)
    } catch {
      // Declined; the visitor may return with another card.
    }
  }

  /** Holds, pays and finalizes; a repeated call continues where it stopped. */
  async function visit(index: number): Promise<void> {
    const one = await hold(index)
    if (!one || chance.is(0.1)) return
    pay(one)
    const { bookingId, intentId: paymentIntentId } = one
    const calls = chance.is(0.3) ? 0 : 1 + chance.below(2)
    await Promise.all(
      Array.from({ length: calls }, async () => {
        const answer = await call(index, '/api/bookings/finalize', { bookingId, paymentIntentId })
        if (answer) confirmed.add(bookingId)
      }),
    )
  }

  return { visit, hold, held, confirmed, startOf }
}
