import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { newBooks } from './stripe-books.ts'
import { newMailbag, type Post, type Send, type StripeEvent } from './stripe-events.ts'
import { goWrong, newFaults, write } from './stripe-faults.ts'
import { answerPage, type Intent, type Metadata, Refused, wrong } from './stripe-objects.ts'

// The tests' own card provider: an HTTP server that answers as the published API says.
//
//   const stripe = await startStripe({ webhookUrl: `${app.url}/api/webhooks/stripe` })
//   startServerProcess({ ...stripe.env, DEMO: 'off' })         // or testApp(stripe.env), then stripe.setSend(…)
//   stripe.books.confirm(intentId, '4242424242424242')         // what the payer's browser does; other numbers: testCards
//   stripe.books.answer(intentId, true)                        // the bank's answer to 3-D Secure or to a slow payment
//   stripe.books.refund / settleRefund / dispute / closeDispute
//   stripe.fail({ on: /refunds/, how: 'hang' })                // the next matching call goes wrong; `times` for more
//   stripe.setDown(true)                                       // no call is answered
//   stripe.setWitness(async (call) => …)                       // called after each call is done, before its answer
//   stripe.setPost('lose' | 'double' | 'keep' | 'send')        // what happens to events; a function decides for each
//   await stripe.deliver(stripe.events[0]); await stripe.resend(); await stripe.arrived()
//   stripe.sign(raw, { at, key })                              // bytes and headers of an event made by hand
//   await stripe.close()
//
// For a browser, send what it asks of https://api.stripe.com and https://hooks.stripe.com here (page.route, same path):
//   POST /v1/payment_intents/:id/confirm  key, client_secret, return_url, payment_method_data[card][number]: the intent, or
//     402 { error }. With status 'requires_action' go to next_action.redirect_to_url.url: a page with the links 'Complete' and
//     'Fail', which lead to return_url?payment_intent=…&payment_intent_client_secret=…&redirect_status=succeeded|failed.
//   GET /v1/payment_intents/:id?key=…&client_secret=…: its state.

type Options = {
  webhookUrl?: string
  /** Milliseconds; for a server whose clock differs from this machine's. */
  now?: () => number
  live?: boolean
}

type Answer = { status: number; body: object; replayed?: boolean }
/** 'METHOD path'; the answer waits for the result. */
type Witness = (call: string) => Promise<void>
type StripeRequest = {
  method: string
  path: string
  form: URLSearchParams
  isSecret: boolean
  key: string | undefined
}

export const webhookSecret = 'whsec_tests_own'
export type StripeServer = Awaited<ReturnType<typeof startStripe>>

export async function startStripe({ webhookUrl, now = Date.now, live = false }: Options = {}) {
  const mode = live ? 'live' : 'test'
  const keys = { secret: `sk_${mode}_tests`, shown: `pk_${mode}_tests` }
  let send: Send = async () => 0
  const bag = newMailbag({ send: (signed) => send(signed), live, now, secret: webhookSecret })
  const books = newBooks({ live, now, tell: bag.tell })
  const faults = newFaults()
  const answers = new Map<string, { made: string; answer: Answer }>()
  /** Every call as 'METHOD path', in the order of arrival. */
  const calls: string[] = []
  let isDown = false
  let witness: Witness | undefined

  const setWebhookUrl = (url: string) => {
    send = async ({ raw, headers }) => (await fetch(url, { method: 'POST', headers, body: raw })).status
  }
  if (webhookUrl) setWebhookUrl(webhookUrl)

  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy()
    else handle(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    if (method === 'OPTIONS') return write(response, 204, undefined)
    if (pathname.startsWith('/3d_secure/')) return answerPage(books, pathname, response)
    calls.push(`${method} ${pathname}`)
    const form = method === 'GET' ? searchParams : new URLSearchParams(await text(request))
    const given = request.headers.authorization?.replace('Bearer ', '') ?? form.get('key')
    if (given !== keys.secret && given !== keys.shown)
      return write(response, 401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
      })
    const key = request.headers['idempotency-key']
    const made = { method, path: pathname, form, isSecret: given === keys.secret, key: key?.toString() }
    const fault = faults.next(`${method} ${pathname}`)
    if (fault && fault !== 'lost' && fault !== 'kept') return goWrong(fault, request, response)
    const { status, body, replayed } = onceOnly(made, fault === 'kept')
    await witness?.(`${method} ${pathname}`)
    if (fault === 'lost') request.socket.destroy()
    else write(response, status, body, replayed)
  }

  /** The stored answer for a key; an error for the same key with other parameters. */
  function onceOnly(made: StripeRequest, fails: boolean): Answer {
    const work = () =>
      fails ? { status: 500, body: { error: { type: 'api_error', message: 'Kept' } } } : answer(made)
    if (made.key === undefined || made.method !== 'POST') return work()
    const text = `${made.path}?${made.form}`
    const earlier = answers.get(made.key)
    if (!earlier) {
      const first = work()
      // Calls refused before they began are not stored.
      if (first.status !== 400 && first.status !== 401)
        answers.set(made.key, { made: text, answer: structuredClone(first) })
      return first
    }
    if (earlier.made === text) return { ...earlier.answer, replayed: true }
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${made.key}'.`
    return { status: 400, body: { error: { type: 'idempotency_error', message } } }
  }

  function answer(made: StripeRequest): Answer {
    try {
      return { status: 200, body: route(made) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: error.status, body: { error: error.problem } }
    }
  }

  function route({ method, path, form, isSecret }: StripeRequest): object {
    const [, , kind, objectId = '', act] = path.split('/')
    if (kind === 'payment_intents' && objectId) {
      const intent = books.find(objectId)
      if (!isSecret) refuseStranger(intent, form)
      if (method === 'GET')
        return [...form.values()].includes('latest_charge.refunds') ? books.withRefunds(intent) : intent
      if (act === 'cancel' && isSecret) return books.cancel(objectId)
      const number = form.get('payment_method_data[card][number]')?.replaceAll(' ', '') ?? 'bank'
      if (act === 'confirm') return books.confirm(objectId, number, form.get('return_url') ?? '')
    }
    if (!isSecret) throw new Refused(401, wrong('This API call cannot be made with a publishable API key.'))
    if (kind === 'payment_intents' && method === 'POST')
      return books.create({
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? undefined,
        description: form.get('description') ?? undefined,
        metadata: metadataOf(form),
      })
    if (kind === 'refunds' && method === 'GET' && !objectId) {
      const ofIntent = [...books.refunds.values()].filter(
        (one) => one.payment_intent === form.get('payment_intent'),
      )
      return { object: 'list', data: ofIntent, has_more: false, url: path }
    }
    if (kind === 'refunds' && objectId) return books.findRefund(objectId)
    if (kind === 'refunds' && method === 'POST')
      return books.refund({
        payment_intent: form.get('payment_intent') ?? undefined,
        amount: form.has('amount') ? Number(form.get('amount')) : undefined,
        metadata: metadataOf(form),
      })
    throw new Refused(404, wrong(`Unrecognized request URL (${method}: ${path}).`))
  }

  return {
    url,
    books,
    calls,
    events: bag.events as readonly StripeEvent[],
    undelivered: bag.undelivered,
    sign: bag.sign,
    deliver: bag.deliver,
    resend: bag.resend,
    arrived: bag.arrived,
    setPost: (post: Post | ((event: StripeEvent) => Post)) => bag.setPost(post),
    setSend: (next: Send) => {
      send = next
    },
    setWebhookUrl,
    setDown: (down: boolean) => {
      isDown = down
    },
    setWitness: (next: Witness | undefined) => {
      witness = next
    },
    fail: faults.add,
    /** Removes faults whose call never came. */
    calm: faults.clear,
    /** As the provider does after a day. */
    forgetKeys: () => answers.clear(),
    env: {
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.shown,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
      // A server that accepts cards does not start without them.
      RATE_LIMITS: 'on',
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser has only the publishable key: its proof is the client secret. */
function refuseStranger(intent: Intent, form: URLSearchParams): void {
  if (form.get('client_secret') !== intent.client_secret)
    throw new Refused(
      401,
      wrong('The client_secret provided does not match the client_secret of this PaymentIntent.'),
    )
}

const metadataOf = (form: URLSearchParams): Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^metadata\[(.+)\]$/.exec(name)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )
