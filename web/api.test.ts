import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/client.ts'
import { addressOf, CallError, call, storedSession } from './call.ts'

// Behaviour shared by all requests, against a network that answers as each test says.

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } }
let sent: Sent[] = []
let answer: Response

const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}
const refused = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('denied')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

beforeEach(() => {
  sent = []
  entries.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const wish = { fullName: 'Liis Tamm', email: 'liis@example.ee', location: 'tallinn' }
const join = () => call(api.joinWaitlist, { body: wish })

describe('a call', () => {
  test('sends a JSON content type only when there is a body', async () => {
    answer = Response.json({ id: 1 })
    await join()
    answer = Response.json({})
    await call(api.jetskiAvailability, {})
    expect(sent.map(({ init }) => init.headers['content-type'])).toEqual(['application/json', undefined])
    expect(JSON.parse(String(sent[0]!.init.body))).toEqual(wish)
    expect(sent[1]!.init.body).toBeUndefined()
  })

  test('sends the header x-session-id with the stored sessionId when present, and always cookies', async () => {
    answer = Response.json({})
    await call(api.jetskiAvailability, {})
    storedSession.write('secret')
    answer = Response.json({})
    await call(api.jetskiAvailability, {})
    expect(sent.map(({ init }) => init.headers['x-session-id'])).toEqual([undefined, 'secret'])
    expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'include'])
  })

  test('books as a guest if the stored sessionId is gone, even if the session’s cookie remains', async () => {
    answer = Response.json({})
    await call(api.joinWaitlist, { body: wish, idempotencyKey: 'one' })
    storedSession.write('secret')
    answer = Response.json({})
    await call(api.joinWaitlist, { body: wish, idempotencyKey: 'two' })
    expect(sent.map(({ init }) => init.headers['x-session-id'])).toEqual(['none', 'secret'])
  })

  test('works without a readable storage', async () => {
    vi.stubGlobal('localStorage', refused)
    vi.stubGlobal('sessionStorage', refused)
    answer = Response.json({ id: 7 }, { headers: { date: 'Sat, 21 Nov 2026 06:00:00 GMT' } })
    expect(await join()).toEqual({ id: 7 })
  })

  test('has path and query as the first element of its query key', () => {
    expect(
      addressOf(api.availability, { query: { date: '2026-06-18', units: undefined, location: 'tallinn' } }),
    ).toBe('/api/availability?date=2026-06-18&location=tallinn')
  })
})

describe('an unsuccessful response', () => {
  const errorOf = async (response: Response): Promise<CallError> => {
    answer = response
    return join().then(
      () => expect.unreachable(),
      (error: unknown) => error as CallError,
    )
  }

  test('raises the status, a colon, a space and the body text', async () => {
    const error = await errorOf(new Response('No room', { status: 409 }))
    expect(error).toBeInstanceOf(CallError)
    expect(error.message).toBe('409: No room')
  })

  test('raises the status text if the body is empty', async () => {
    const error = await errorOf(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    expect(error.message).toBe('502: Bad Gateway')
  })

  test('treats a 401 like any other error', async () => {
    const error = await errorOf(new Response('Please sign in.', { status: 401 }))
    expect(error.message).toBe('401: Please sign in.')
  })

  test('keeps the facts of a problem and shows its sentence', async () => {
    const problem = { code: 'session_full', detail: 'Three places remain.', remaining: 3 }
    const headers = { 'content-type': 'application/problem+json' }
    const error = await errorOf(new Response(JSON.stringify(problem), { status: 409, headers }))
    expect(error.message).toBe('409: Three places remain.')
    expect(error.problem).toMatchObject({ status: 409, code: 'session_full', remaining: 3 })
  })
})
