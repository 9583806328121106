import { describe, expect, it } from 'vitest'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { centsOf } from '#domain/money.ts'
import { sendDueRefunds } from '#server/payments/refund-worker.ts'
import { appOfFile, pendingBody } from '#tests/app.ts'
import { ownAddress } from '#tests/own-link.ts'

// Many calls return the same booking: lists of staff, the jetski desk, the customer's page and account, its money.

const t = await appOfFile()

const fail = (error: unknown) => {
  throw error
}

type Facts = { status: string; totalCents: number; paidCents?: number; paidState?: string }
type Row = { id: string; status: string; totalCents?: number; totalPrice?: string } & Partial<Facts>

const email = 'liis.tamm@example.ee'
const jetski = {
  bookingType: 'jetski-rental',
  service: 'Jetski Rental',
  date: '2026-06-20',
  duration: '1 hour',
  quantity: undefined,
  jetskis: ['RXP-X RS 300'],
  totalAmount: 180,
}

const pick = ({ status, totalCents, totalPrice, paidCents, paidState }: Row): Facts => ({
  status,
  totalCents: totalCents ?? centsOf(Number(totalPrice)) ?? Number.NaN,
  ...(paidCents === undefined ? {} : { paidCents }),
  ...(paidState === undefined ? {} : { paidState }),
})

/** What each call returns of a booking. */
async function answersOf(id: string, reference: string): Promise<Record<string, Facts>> {
  const rowOf = async (address: string, as: 'main_admin' | 'jetski_admin' | 'regular_user') => {
    const { body } = await t.call<Row[] | { bookings: Row[] }>('GET', address, { as })
    const rows = Array.isArray(body) ? body : body.bookings
    return pick(rows.find((row) => row.id === id) ?? { id, status: 'not there' })
  }
  const found = await t.call<Row & { kept: boolean }>('POST', '/api/bookings/find', {
    body: { reference, email },
    as: 'regular_user',
  })
  const { body: own } = await t.call<OwnPage>('GET', await ownAddress(t, id))
  const { body: money } = await t.call<Omit<Facts, 'status'>>('GET', `/api/bookings/${id}/money`, {
    as: 'main_admin',
  })
  return {
    list: await rowOf('/api/bookings?from=2026-06-01', 'main_admin'),
    sector: await rowOf('/api/bookings?from=2026-06-01&sector=jetski', 'jetski_admin'),
    desk: await rowOf('/api/bookings/jetski', 'jetski_admin'),
    found: pick(found.body),
    account: await rowOf('/api/my/bookings', 'regular_user'),
    page: { ...pick({ ...own, id }), paidCents: own.money.paidCents - own.money.backCents },
    money: { ...pick({ ...money, id, status: own.status }) },
    search: await rowOf(`/api/search?q=${reference}`, 'main_admin'),
  }
}

describe('a booking', () => {
  it('has the same amount and status on all pages: paid, partly refunded, and cancelled', async () => {
    const { body: hold } = await t.call<{ bookingId: string }>('POST', '/api/create-payment-intent', {
      body: { amount: 180, bookingData: pendingBody(jetski) },
    })
    const id = hold.bookingId
    const paid = await t.call<{ booking: { reference: string } }>('POST', '/api/bookings/create-test', {
      body: { ...pendingBody(jetski), bookingId: id, paymentStatus: 'test_completed', testMode: true },
    })
    const { reference } = paid.body.booking
    const same = async (goneFrom: string[] = []) => {
      const answers = await answersOf(id, reference)
      for (const where of goneFrom) delete answers[where]
      const figures = { ...Object.values(answers)[0] }
      for (const [where, figure] of Object.entries(answers))
        expect({ where, ...figures, ...figure }).toEqual({ where, ...figures })
      return figures
    }
    expect(await same()).toMatchObject({ status: 'confirmed', paidState: 'paid' })
    await t.call('POST', `/api/bookings/${id}/refund`, {
      body: { amount: 20, reason: 'Late start' },
      as: 'main_admin',
    })
    await sendDueRefunds(t.deps, fail)
    expect(await same()).toMatchObject({ status: 'confirmed', paidCents: 26_000 })
    await t.call('PATCH', `/api/bookings/${id}/status`, { body: { status: 'cancelled' }, as: 'main_admin' })
    // The refund is sent when the cancel can no longer be undone.
    t.setNow('2026-06-16T08:11:00Z')
    await sendDueRefunds(t.deps, fail)
    expect(await same(['desk'])).toMatchObject({ status: 'cancelled', paidCents: 0 })
  })
})
