import { beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import type { House } from '#domain/house/house.ts'
import { pricesFrom } from '#domain/house/prices-from.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { appOfFile, testNow } from '#tests/app.ts'
import { publishHouse, saveHouse } from '#tests/publish-house.ts'

const app = await appOfFile()
beforeEach(() => publishHouse(app, () => theHouse))

const person = { fullName: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' }
const { durations } = theHouse.guidedSession
const withLengths = (next: typeof durations) =>
  publishHouse(app, (house) => ({ ...house, guidedSession: { durations: next } }))

describe('a request for a guided session', () => {
  const ask = (duration: string, key?: string, more: object = {}) =>
    app.call('POST', '/api/enquiries', {
      body: { kind: 'efoil-experience', ...person, duration, participants: 2, ...more },
      ...(key ? { key } : {}),
    })
  const stored = async (id: unknown) =>
    (await app.call<Enquiry[]>('GET', '/api/enquiries', { as: 'main_admin' })).body.find(
      (one) => one.id === id,
    )!.quoted

  it('is priced by the published house, and keeps its price', async () => {
    const before = await ask('1h', 'before')
    expect(before).toMatchObject({ status: 201, body: { totalCents: 17_000 } })
    await withLengths({ ...durations, '1h': { label: 'One hour', minutes: 65, cents: 9_000 } })
    const after = await ask('1h')
    expect(after.body).toMatchObject({ totalCents: 18_000 })
    expect(await stored(before.body.id)).toEqual({ length: '1 hour', totalCents: 17_000 })
    expect(await stored(after.body.id)).toEqual({ length: 'One hour', totalCents: 18_000 })
    // The reply was lost: the same request gets the price that it was stored with.
    await app.sql('delete from idempotency_keys')
    expect((await ask('1h', 'before')).body).toEqual(before.body)
  })

  it('has the price of its preferred day, else of the day on which it is sent', async () => {
    const seasons = [{ from: '2026-07-01', cents: { '1h': 9_500 } }]
    await publishHouse(app, (house) => ({ ...house, guidedSession: { durations, seasons } }))
    const total = async (preferredDate?: string) =>
      (await ask('1h', undefined, preferredDate ? { preferredDate } : {})).body.totalCents
    expect([await total(), await total('2026-06-30'), await total('2026-07-01')]).toEqual([
      17_000, 17_000, 19_000,
    ])
    // The evening before in UTC is already that day at the house.
    app.setNow('2026-06-30T21:30:00Z')
    expect(await total()).toBe(19_000)
    app.setNow(testNow)
  })

  it('has one of the lengths that the house offers', async () => {
    const { '1.5h': _gone, ...rest } = durations
    await withLengths({ ...rest, '3h': { label: '3 hours', minutes: 180, cents: 20_050 } })
    expect((await ask('3h')).body).toMatchObject({ totalCents: 40_100 })
    const message = 'This length is not offered. Please choose another one.'
    for (const duration of ['1.5h', 'constructor'])
      expect(await ask(duration)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: [{ path: 'duration', message }] },
      })
  })

  it('is the only request with a price', async () => {
    const { body } = await app.call('POST', '/api/enquiries', { body: { kind: 'membership', ...person } })
    expect(body.totalCents).toBeUndefined()
    expect(await stored(body.id)).toBeNull()
  })
})

it('a board order is priced by the published house, and keeps its price', async () => {
  const order = { ...person, color: 'ink', motorPower: '2', mastLength: '1', accessories: ['travel-bag'] }
  const send = () => app.call('POST', '/api/custom-orders', { body: order })
  expect((await send()).body).toMatchObject({ totalPrice: 11_720 })
  await publishHouse(app, (house) => ({
    ...house,
    customBoard: { ...house.customBoard, board: 10_000, motors: { '1': 0, '2': 1_400 } },
  }))
  expect((await send()).body).toMatchObject({ totalPrice: 11_720 })
  await publishHouse(app, (house) => ({ ...house, customBoard: { ...house.customBoard, board: 10_200 } }))
  expect((await send()).body).toMatchObject({ totalPrice: 11_920 })
  const { body } = await app.call<{ totalPrice: number }[]>('GET', '/api/admin/custom-orders', {
    as: 'main_admin',
  })
  expect(body.map(({ totalPrice }) => totalPrice).toSorted()).toEqual([11_720, 11_720, 11_920])
})

const withBoard = (house: House, board: number): House => ({
  ...house,
  customBoard: { ...house.customBoard, board },
})

it('a board order has the price of the day on which it is sent', async () => {
  const order = { ...person, color: 'ink', motorPower: '1', mastLength: '1' }
  const send = () => app.call<{ totalPrice: number }>('POST', '/api/custom-orders', { body: order })
  const { totalPrice } = (await send()).body
  const day = '2026-06-17'
  await publishHouse(app, (house) => pricesFrom(house, withBoard(house, 12_345), day))
  expect((await send()).body).toMatchObject({ totalPrice })
  app.setNow('2026-06-17T00:00:00Z')
  expect((await send()).body).toMatchObject({ totalPrice: 12_345 })
  app.setNow(testNow)
})

it('a draft names the field of a length that is wrong', async () => {
  const { status, body } = await saveHouse(app, (house) => ({
    ...house,
    guidedSession: { durations: { ...durations, '1.5h': { label: '', minutes: 90, cents: -1 } } },
  }))
  expect(status).toBe(400)
  expect(body.problems.map(({ path }) => path)).toEqual([
    'guidedSession.durations.1.5h.label',
    'guidedSession.durations.1.5h.cents',
  ])
})
