import { describe, expect, it } from 'vitest'
import type { PaymentIntentReply } from '#contract/views.ts'
import { planBooking } from '#domain/booking/pending-request.ts'
import { appOfFile, pendingBody } from '#tests/app.ts'
import { freeExpiredHolds } from './expire.ts'
import { findBooking } from './find.ts'
import { keepUnits, needsOf } from './retake.ts'

const t = await appOfFile()

const late = Temporal.Instant.from('2026-06-16T08:20:00Z')

async function runOutHold(date: string) {
  const { body } = await t.call<PaymentIntentReply>('POST', '/api/create-payment-intent', {
    body: { bookingData: pendingBody({ date }) },
  })
  return (await findBooking(t.db, body.bookingId))!
}
const liveUnits = async (id: string) =>
  (await t.db.run({ name: '', text: 'select 1 from allocations where live and booking_id = $1' }, [id]))
    .length

describe('a hold that ran out', () => {
  it('gives its units to who wants them', async () => {
    const held = await runOutHold('2026-06-18')
    expect(await freeExpiredHolds(t.db, await needsOf(t.db, held), late)).toBe(true)
    expect(await liveUnits(held.id)).toBe(0)
  })

  it('loses none of them to who wanted them in the moment in which it was paid', async () => {
    const held = await runOutHold('2026-06-19')
    const begun = Promise.withResolvers<void>()
    const paid = t.db.transaction(async (tx) => {
      await keepUnits(tx, held, late)
      begun.resolve()
      await new Promise((done) => setTimeout(done, 200))
    })
    await begun.promise
    // On the one connection of the embedded engine this waits for the other; on a server it waits for its rows.
    await freeExpiredHolds(t.db, await needsOf(t.db, held), late)
    await paid
    expect(await liveUnits(held.id)).toBe(3)
  })

  it('is needed by the plan that it stands in the way of, and by no other', async () => {
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
