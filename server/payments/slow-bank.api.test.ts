import { describe, expect, it } from 'vitest'
import { cardAppOfFile } from '#tests/providers/card-app.ts'
import { queueAlerts } from '../notifications/queue-due.ts'

const app = await cardAppOfFile()

describe('a payment that a bank thinks about for days', () => {
  const answeredLate = async (isGood: boolean) => {
    const held = await app.hold({ date: app.aDay() })
    app.stripe.books.confirm(held.intentId, 'bank')
    await app.stripe.deliver(app.stripe.events.at(-1)!)
    app.setNow('2026-06-19T08:00:00Z')
    app.stripe.books.answer(held.intentId, isGood)
    return held
  }

  it('and makes: staff have the alert of a new booking, once', async () => {
    const { bookingId } = await answeredLate(true)
    for (let index = 0; index < 2; index++) await app.stripe.deliver(app.stripe.events.at(-1)!)
    await queueAlerts(app.db, app.deps.now(), { hours: 48 })
    expect(await app.messagesOf(bookingId)).toEqual(['confirmation', 'alert'])
  })

  it('and refuses is mailed to its payer, who was told to wait for a mail: once', async () => {
    const { bookingId } = await answeredLate(false)
    for (let index = 0; index < 2; index++) await app.stripe.deliver(app.stripe.events.at(-1)!)
    expect(await app.messagesOf(bookingId)).toEqual(['payment_problem'])
  })

  it('and refuses is mailed also where its event was lost', async () => {
    const { bookingId } = await answeredLate(false)
    await app.reconcile()
    expect(await app.messagesOf(bookingId)).toEqual(['payment_problem'])
  })
})
