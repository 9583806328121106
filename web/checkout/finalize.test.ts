import { afterEach, describe, expect, it, vi } from 'vitest'
import { leavesOpen, problemOf } from '#web/call.ts'
import { finalize, isPending, retryDelaysMs } from './finalize.ts'

const charge = { bookingId: 'b-1', paymentIntentId: 'pi_1' }
const confirmed = { booking: { id: 'b-1', status: 'confirmed' } }
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ status, code, detail: 'No.' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

/** The server's answers, of which the last repeats; returns the pauses between calls. */
function serverSays(...answers: (() => Response | Promise<Response>)[]) {
  const waited: number[] = []
  const fetched = vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)()))
  vi.stubGlobal('fetch', fetched)
  const wait = async (ms: number) => void waited.push(ms)
  return { fetched, waited, wait }
}
afterEach(() => vi.unstubAllGlobals())

const pending = () => refusal(409, 'payment_pending')

describe('confirming a booking after its payment', () => {
  it('asks again while the payment is still being confirmed, and returns the booking', async () => {
    const { waited, wait } = serverSays(pending, pending, () => Response.json(confirmed))
    await expect(finalize(charge, isPending, wait)).resolves.toEqual(confirmed.booking)
    expect(waited).toEqual(retryDelaysMs.slice(0, 2))
  })

  it('waits for half a minute, then says that it is still being confirmed', async () => {
    const { waited, wait } = serverSays(pending)
    const error = await finalize(charge, isPending, wait).catch((thrown: unknown) => thrown)
    expect(problemOf(error)?.code).toBe('payment_pending')
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(30_000)
  })

  it('does not ask again after a refusal', async () => {
    const { fetched, wait } = serverSays(() => refusal(409, 'payment_failed'))
    await expect(finalize(charge, isPending, wait)).rejects.toThrow('409')
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('asks again after network and server failures once the money has moved', async () => {
    const { wait } = serverSays(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => refusal(503, 'unavailable'),
      () => Response.json(confirmed),
    )
    await expect(finalize(charge, (error) => isPending(error) || leavesOpen(error), wait)).resolves.toEqual(
      confirmed.booking,
    )
  })
})
