import { expect, it } from 'vitest'
import type { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Overview } from '#contract/views.ts'
import { admin, appOfFile, jetskiBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

it('an account limited to a place sees the rides of a machine there, not those at its former place', async () => {
  const body = {
    activity: 'jetski-rental',
    location: 'tallinn',
    date: '2026-06-16',
    time: '15:00',
    jetskis: ['rxp-x-rs'],
    duration: '1h',
    customerName: 'Liis Tamm',
    customerPhone: '+372 5123 4567',
  }
  expect((await t.call('POST', '/api/staff/bookings', { as: 'main_admin', body })).status).toBe(201)
  await publishHouse(t, ({ units, activities, ...house }) => ({
    ...house,
    units: { ...units, 'rxp-x-rs': { ...units['rxp-x-rs']!, place: 'malaga' } },
    activities: {
      ...activities,
      'jetski-rental': { ...activities['jetski-rental'], places: ['tallinn', 'malaga'] },
    },
  }))
  const rides = async () => {
    const answer = await t.call<ReplyOf<typeof api.jetskiAnalytics>>('GET', '/api/analytics/jetski', {
      as: 'jetski_admin',
    })
    return answer.body.machines.filter(({ bookings }) => bookings > 0).length
  }
  expect(await rides()).toBe(1)
  await t.sql("update users set places = '{malaga}' where username = 'jetski_admin'")
  expect(await rides()).toBe(0)
})

it('a request counts while its guest may agree to the offered price, and after that, as in the list', async () => {
  const figures = async () => {
    const [all, list, overview] = await Promise.all([
      t.call<ReplyOf<typeof api.jetskiAnalytics>>('GET', '/api/analytics/jetski', admin),
      t.call<ReplyOf<typeof api.jetskiBookings>>('GET', '/api/bookings/jetski', admin),
      t.call<Overview>('GET', '/api/analytics/overview?sector=jetski', admin),
    ])
    return [all.body.totalBookings, list.body.bookings.length, overview.body.customers]
  }
  const [before, listed, customers] = await figures()
  const body = jetskiBody({ equipment: 'GTI 130', customerEmail: 'gti@example.ee' })
  const { id } = (await t.call<{ id: string }>('POST', '/api/bookings', { body })).body
  t.setNow('2026-06-16T08:02:00Z')
  const withRequest = [before! + 1, listed! + 1, customers! + 1]
  expect(await figures()).toEqual(withRequest)
  const offer = { body: { status: 'confirmed', price: 60 }, ...admin }
  expect((await t.call('PATCH', `/api/bookings/${id}/status`, offer)).status).toBe(200)
  t.setNow('2026-06-16T08:04:00Z')
  expect(await figures()).toEqual(withRequest)
  // The guest did not agree within a day.
  t.setNow('2026-06-17T09:00:00Z')
  expect(await figures()).toEqual(withRequest)
})
