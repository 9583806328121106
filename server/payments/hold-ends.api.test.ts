import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentIntentReply, Slot } from '#contract/views.ts'
import { planBooking } from '#domain/booking/pending-request.ts'
import { freeExpiredHolds } from '#server/bookings/expire.ts'
import { findBooking } from '#server/bookings/find.ts'
import { makeHoldPermanent, needsOf } from '#server/bookings/retake.ts'
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

it('staff see at once that a hold was released', async () => {
  const { bookingId, clientSecret } = await hold({ date: '2026-06-18' })
  t.changes.splice(0)
  await t.call('POST', `/api/bookings/${bookingId}/release`, { body: { clientSecret } })
  expect(t.changes).toEqual([changeOf(bookingId)])
})

it('units of a replaced hold are free again at once, even if the new one is of another activity', async () => {
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

const late = Temporal.Instant.from('2026-06-16T08:20:00Z')

async function runOutHold(date: string) {
  const { body } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
    body: { bookingData: pendingBody({ date }) },
  })
  return (await findBooking(t.db, body.bookingId))!
}

const liveUnits = async (id: string) =>
  (await t.sql('select 1 from allocations where live and booking_id = $1', id)).length

describe('an expired hold', () => {
  it('frees its units for another booking', async () => {
    const held = await runOutHold('2026-06-18')
    expect(await freeExpiredHolds(t.db, await needsOf(t.db, held), late)).toBe(true)
    expect(await liveUnits(held.id)).toBe(0)
  })

  it('keeps all of its units if another booking comes while it is paid', async () => {
    const held = await runOutHold('2026-06-19')
    const begun = Promise.withResolvers<void>()
    const paid = t.db.transaction(async (tx) => {
      await makeHoldPermanent(tx, held, late)
      begun.resolve()
      await new Promise((done) => setTimeout(done, 200))
    })
    await begun.promise
    // On the one connection of the embedded engine this waits for the other; on a server it waits for its rows.
    await freeExpiredHolds(t.db, await needsOf(t.db, held), late)
    await paid
    expect(await liveUnits(held.id)).toBe(3)
  })

  it('is freed only for a plan that needs its units', async () => {
    await runOutHold('2026-06-20')
    const contact = { name: 'Kai', email: 'kai@example.ee' }
    const request = {
      activity: 'test-drive',
      choice: { foils: 6, duration: '1h' },
      location: 'tallinn' as const,
      contact,
    }
    const at = (time: string) =>
      planBooking(t.db.house(), { ...request, date: '2026-06-20', time }, late).needs
    expect(await freeExpiredHolds(t.db, at('15:00'), late)).toBe(false)
    expect(await freeExpiredHolds(t.db, at('13:00'), late)).toBe(true)
  })
})
