import { describe, expect, it, vi } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'

const t = await appOfFile()

const date = '2026-08-04'
const as = 'main_admin'
const aDrive = async (time: string) =>
  String(
    (await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time, foilCount: 1 }) })).body.id,
  )
const list = async () =>
  (await t.call<BookingRow[]>('GET', `/api/bookings?from=${date}&to=${date}`, { as })).body

describe('a list of bookings that is asked again', () => {
  it('tells what changed of one, and the others as they were', async () => {
    const [id, other] = [await aDrive('10:00'), await aDrive('12:00')]
    const before = await list()
    expect(before.map((row) => row.id)).toEqual([id, other])
    const changed = async (...call: [method: 'POST' | 'PATCH', path: string, body: object]) => {
      const [method, path, body] = call
      const answer = await t.call(method, `/api/bookings/${id}/${path}`, { as, body })
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
      const [row, same] = await list()
      expect(same).toEqual(before[1])
      return row
    }

    const [unit] = before[0]!.units
    const free = unit === 'E-foil 2' ? 3 : 2
    expect(
      await changed('POST', 'unit', {
        from: `efoil-tallinn-${unit!.at(-1)}`,
        to: `efoil-tallinn-${free}`,
      }),
    ).toMatchObject({ units: [`E-foil ${free}`] })
    expect(await changed('POST', 'payments', { amount: 10, method: 'cash' })).toMatchObject({
      paidCents: 1_000,
      paid: false,
    })
    expect(await changed('PATCH', 'status', { status: 'in_progress' })).toMatchObject({
      status: 'in_progress',
    })
  })

  it('is told without reading anew what did not change, paid or not', async () => {
    const [id] = [await aDrive('14:00'), await aDrive('16:00')]
    await t.call('POST', `/api/bookings/${id}/payments`, { as, body: { amount: 10, method: 'cash' } })
    const before = await list()
    const select = vi.spyOn(t.db.orm, 'select')
    const readAnew = () => select.mock.calls.filter(([fields]) => 'booking' in Object(fields)).length
    expect(await list()).toEqual(before)
    expect(readAnew()).toBe(0)
    await t.call('POST', `/api/bookings/${id}/payments`, { as, body: { amount: 10, method: 'cash' } })
    const already = readAnew()
    expect((await list()).find((row) => row.id === id)).toMatchObject({ paidCents: 2_000 })
    expect(readAnew()).toBe(already + 1)
  })

  it('tells units and money that changed beside the booking itself', async () => {
    const id = await aDrive('18:00')
    const row = async () => (await list()).find((each) => each.id === id)
    const run = async (text: string) => {
      await t.db.run({ name: '', text }, [id])
      t.deps.feed.publish({ type: 'booking', id, sector: 'efoil' })
    }
    expect(await row()).toMatchObject({ paidCents: 0, units: [expect.any(String)] })
    await run(
      `insert into payments (booking_id, kind, method, cents, at) values ($1, 'charge', 'card', 900, now())`,
    )
    expect(await row()).toMatchObject({ paidCents: 900 })
    await run(`update payments set cents = 800 where booking_id = $1`)
    expect(await row()).toMatchObject({ paidCents: 800 })
    await run(`delete from payments where booking_id = $1`)
    expect(await row()).toMatchObject({ paidCents: 0 })
    await run(`update allocations set unit_id = unit_id + 1 where booking_id = $1`)
    await run(`delete from allocations where booking_id = $1`)
    expect(await row()).toMatchObject({ units: [] })
  })
})
