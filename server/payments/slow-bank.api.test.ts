import { describe, expect, it } from 'vitest'
import { cardAppOfFile } from '#tests/providers/card-app.ts'
import { queueAlerts } from '../notifications/queue-due.ts'

const app = await cardAppOfFile()

describe('a payment that the bank decides on after days', () => {
  const answeredLate = async (isGood: boolean) => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, 'bank')
    await app.stripe.deliver(app.stripe.events.at(-1)!)
    app.setNow('2026-06-19T08:00:00Z')
    app.stripe.books.answer(held.intentId, isGood)
    return held
  }

  it('alerts staff of a new booking once if the bank makes it', async () => {
    const { bookingId } = await answeredLate(true)
    for (let index = 0; index < 2; index++) await app.stripe.deliver(app.stripe.events.at(-1)!)
    await queueAlerts(app.db, app.deps.now(), { hours: 48 })
    expect(await app.messagesOf(bookingId)).toEqual(['confirmation', 'alert'])
  })

  it('is mailed once to its payer, who waits for a mail, if the bank refuses it', async () => {
    const { bookingId } = await answeredLate(false)
    for (let index = 0; index < 2; index++) await app.stripe.deliver(app.stripe.events.at(-1)!)
    expect(await app.messagesOf(bookingId)).toEqual(['payment_problem'])
  })

  it('is mailed as refused even if the event was lost', async () => {
    const { bookingId } = await answeredLate(false)
    await app.reconcile()
    expect(await app.messagesOf(bookingId)).toEqual(['payment_problem'])
  })
})
