import { createHmac, randomBytes } from 'node:crypto'

// Webhooks of the tests' own card provider: signed as documented, and as unreliable as a test wants.

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Record<string, unknown> }
  livemode: boolean
  pending_webhooks: number
  request: null
  type: string
}
/** An event to send: the bytes and the headers. */
export type Signed = { raw: string; headers: Record<string, string> }
/** Sends an event to the server; returns its HTTP status. Throws if it is unreachable. */
export type Send = (signed: Signed) => Promise<number>
/** `keep`: only stored; the test sends it with `deliver`, whenever and as often as it likes. */
export type Post = 'send' | 'keep' | 'lose' | 'double'

type Bag = { send: Send; live: boolean; now: () => number; secret: string }

export function newMailbag({ send, live, now, secret }: Bag) {
  /** Every event so far, including lost ones. */
  const events: StripeEvent[] = []
  /** Sent and refused; the provider would send them again. */
  const undelivered: StripeEvent[] = []
  const flying = new Set<Promise<unknown>>()
  let post: Post | ((event: StripeEvent) => Post) = 'send'

  /** The signature of these bytes at `at` (milliseconds). */
  const sign = (raw: string, { at = now(), key = secret }: { at?: number; key?: string } = {}): Signed => {
    const t = Math.floor(at / 1000)
    const v1 = createHmac('sha256', key).update(`${t}.${raw}`).digest('hex')
    return { raw, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` } }
  }

  const deliver = async (event: StripeEvent): Promise<number> => {
    const status = await send(sign(JSON.stringify(event))).catch(() => 0)
    if (status < 200 || status >= 300) undelivered.push(event)
    return status
  }

  const fly = (event: StripeEvent) => {
    const flight = deliver(event).finally(() => flying.delete(flight))
    flying.add(flight)
  }

  return {
    events,
    undelivered,
    sign,
    deliver,
    setPost: (next: typeof post) => {
      post = next
    },
    tell: (type: string, object: object) => {
      const event: StripeEvent = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(now() / 1000),
        data: { object: structuredClone(object) as Record<string, unknown> },
        livemode: live,
        pending_webhooks: 1,
        request: null,
        type,
      }
      events.push(event)
      const how = typeof post === 'function' ? post(event) : post
      if (how === 'send' || how === 'double') fly(event)
      if (how === 'double') fly(event)
    },
    /** Waits until every sent event has its answer. */
    arrived: async () => {
      while (flying.size > 0) await Promise.all(flying)
    },
    /** Sends the refused events again. */
    resend: async () => {
      for (const event of undelivered.splice(0)) await deliver(event)
    },
  }
}
