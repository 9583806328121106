import { beforeEach, expect, it } from 'vitest'
import type { PaymentIntentReply, Slot } from '#contract/views.ts'
import { appOfFile, pendingBody } from '#tests/app.ts'

const t = await appOfFile()
beforeEach(() => t.changes.splice(0))

const hold = async (
  changed: Record<string, unknown>,
  replaces?: { bookingId: string; clientSecret: string },
) => {
  const bookingData = pendingBody(changed)
  const body = { amount: bookingData.totalAmount, bookingData, replaces }
  const answer = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', { body })
  expect(answer.status).toBe(200)
  return answer.body
}
const freeAt = async (date: string, time: string) =>
  (
    await t.call<{ slots: Slot[] }>('GET', `/api/availability?activity=efoil-private&date=${date}&units=1`)
  ).body.slots.find((slot) => slot.time === time)?.free
const changeOf = (id: string) => ({ type: 'booking', id, sector: 'efoil' })

it('shows staff at once that a hold was given back', async () => {
  const { bookingId, clientSecret } = await hold({ date: '2026-06-18' })
  t.changes.splice(0)
  await t.call('POST', `/api/bookings/${bookingId}/release`, { body: { clientSecret } })
  expect(t.changes).toEqual([changeOf(bookingId)])
})

it('shows at once that the units of a replaced hold are free again, also those of another activity', async () => {
  const first = await hold({ date: '2026-06-19' })
  expect(await freeAt('2026-06-19', '12:00')).toBe(3)
  const second = await hold(
    {
      bookingType: 'wake-surf',
      service: 'Wake Surf',
      date: '2026-06-19',
      time: '12:00',
      quantity: 2,
      details: { wakeSurfDuration: 20 },
      totalAmount: undefined,
    },
    { bookingId: first.bookingId, clientSecret: first.clientSecret },
  )
  expect(await freeAt('2026-06-19', '12:00')).toBe(6)
  expect(t.changes).toEqual(expect.arrayContaining([changeOf(first.bookingId)]))
  expect(t.changes.at(-1)).toMatchObject({ id: second.bookingId, sector: 'wakesurf' })
})
