import { expect, it } from 'vitest'
import type { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { appOfFile } from '#tests/app.ts'
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
