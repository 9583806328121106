import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app.ts'
import { testApp, testDriveBody } from '#tests/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const move = (id: unknown, to: { date: string; time: string }) =>
  t.call('PATCH', `/api/bookings/${id}/reschedule`, { body: to, as: 'main_admin' })

describe('staff move a booking', () => {
  it('to a half hour between the hours at which visitors begin', async () => {
    const date = '2026-07-01'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date }) })
    expect(await move(body.id, { date, time: '10:30' })).toMatchObject({
      status: 200,
      body: { time: '10:30', until: '11:30' },
    })
    expect((await move(body.id, { date, time: '10:15' })).status).toBe(400)
    expect((await move(body.id, { date, time: '22:30' })).status).toBe(400)
    const visitor = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '10:30' }) })
    expect(visitor.status).toBe(400)
  })

  it('to the start that it has: nothing changes, and its guest is told of no new time', async () => {
    const date = '2026-07-02'
    const { body } = await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time: '12:00' }) })
    const kept = async () => {
      const history = await t.call<unknown[]>('GET', `/api/bookings/${body.id}/history`, { as: 'main_admin' })
      return [await t.count('messages'), history.body]
    }
    const before = await kept()
    expect(await move(body.id, { date, time: '12:00' })).toMatchObject({
      status: 200,
      body: { id: body.id, time: '12:00' },
    })
    expect(await kept()).toEqual(before)
  })

  it('of a session to the hours of sessions only', async () => {
    const { body } = await t.call('POST', '/api/bookings', {
      body: {
        type: 'efoil-group',
        date: '2026-06-22',
        time: 'evening',
        participants: 2,
        customerName: 'Liis Tamm',
        customerEmail: 'liis.tamm@example.ee',
        customerPhone: '+372 5123 4567',
      },
    })
    expect((await move(body.id, { date: '2026-06-22', time: '17:30' })).status).toBe(400)
  })
})
