import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.setNow('2026-06-18T08:00:00Z')
  await t.sql('truncate bookings cascade')
  t.deps.availability.invalidate()
})

const as = 'main_admin'

/** A stored test drive, then with these columns: states that no form books, such as a ride past midnight. */
async function ride(columns: { date: string; start: string; end: string; status?: string }, n = 0) {
  const body = testDriveBody({ date: '2026-07-20', time: `${10 + n}:00`, foilCount: 1 })
  const { id } = (await t.call('POST', '/api/test-drive', { body })).body
  const { date, start, end, status = 'confirmed' } = columns
  await t.sql(
    'update bookings set date = $2, start_time = $3, end_time = $4, status = $5 where id = $1',
    id,
    date,
    start,
    end,
    status,
  )
  return String(id)
}
const pastMidnight = (status?: string) =>
  ride({
    date: '2026-06-17',
    start: '2026-06-17T20:00:00Z',
    end: '2026-06-17T21:45:00Z',
    ...(status === undefined ? {} : { status }),
  })
const page = (query: string) => t.call<BookingRow[]>('GET', `/api/bookings?${query}`, { as })
const list = async (query: string) => (await page(query)).body.map((row) => row.id)
const day = (date: string) => list(`from=${date}&to=${date}`)
const nextOf = (link: unknown) => /<\/api\/bookings\?([^>]+)>; rel="next"/.exec(String(link ?? ''))?.[1]

describe('bookings between two days', () => {
  it('have one of the named states', async () => {
    const at = (status: string, n: number) =>
      ride({ date: '2026-06-17', start: `2026-06-17T0${n}:00Z`, end: `2026-06-17T0${n}:30Z`, status }, n)
    const [asked, booked] = [await at('pending', 1), await at('confirmed', 2)]
    await at('completed', 3)
    const { headers } = await page('from=2026-06-17&status=pending,confirmed&limit=1')
    expect(await list('from=2026-06-17&status=pending,confirmed')).toEqual([asked, booked])
    expect(await list(nextOf(headers.link)!)).toEqual([booked])
    expect(await list('from=2026-06-17&status=pending')).toEqual([asked])
    expect((await page('status=pending,ridden')).status).toBe(400)
    expect((await page('status=')).status).toBe(400)
  })

  it('include a ride that crosses midnight on both of its days, until it is over', async () => {
    const id = await pastMidnight()
    expect(await day('2026-06-16')).toEqual([])
    expect(await day('2026-06-17')).toEqual([id])
    expect(await day('2026-06-18')).toEqual([id])
    expect(await day('2026-06-19')).toEqual([])
    await t.call('PATCH', `/api/bookings/${id}/status`, { as, body: { status: 'cancelled' } })
    expect(await day('2026-06-17')).toEqual([id])
    expect(await day('2026-06-18')).toEqual([])
  })

  it('include a ride that is not back yet on every day until today', async () => {
    const id = await ride({
      date: '2026-05-01',
      start: '2026-05-01T10:00:00Z',
      end: '2026-05-01T11:00:00Z',
      status: 'in_progress',
    })
    expect(await day('2026-04-30')).toEqual([])
    expect(await day('2026-05-01')).toEqual([id])
    expect(await day('2026-06-18')).toEqual([id])
    expect(await day('2026-06-19')).toEqual([])
    expect(await list('')).toEqual([id])
    expect(await list('status=in_progress')).toEqual([id])
    expect(await list('status=confirmed')).toEqual([])
    await t.call('PATCH', `/api/bookings/${id}/status`, { as, body: { status: 'completed' } })
    expect(await list('')).toEqual([])
  })

  it('end at midnight when the ride does', async () => {
    const id = await ride({
      date: '2026-06-17',
      start: '2026-06-17T20:00:00Z',
      end: '2026-06-17T21:00:00Z',
    })
    expect(await day('2026-06-17')).toEqual([id])
    expect(await day('2026-06-18')).toEqual([])
  })
})

describe('a list of bookings longer than a page', () => {
  const times = ['2026-06-19T08:00:00Z', '2026-06-19T08:00:00Z', '2026-06-19T09:00:00Z']
  const three = async () => {
    const ids: string[] = []
    for (const [n, start] of times.entries())
      ids.push(await ride({ date: '2026-06-19', start, end: '2026-06-19T10:00:00Z' }, n))
    return [...ids.slice(0, 2).toSorted(), ids[2]!]
  }

  it('links to the next page until it ends, each booking once', async () => {
    const ids = await three()
    const seen: string[] = []
    let query: string | undefined = 'from=2026-06-19&limit=1'
    while (query !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof page>> = await page(query)
      expect(body).toHaveLength(1)
      seen.push(body[0]!.id)
      query = nextOf(headers.link)
    }
    expect(seen).toEqual(ids)
  })

  it('continues after a booking that was cancelled or moved meanwhile', async () => {
    const [first, , third] = await three()
    const { headers } = await page('from=2026-06-19&status=confirmed&limit=2')
    await t.call('PATCH', `/api/bookings/${first}/status`, { as, body: { status: 'cancelled' } })
    expect(await list(nextOf(headers.link)!)).toEqual([third])
  })

  it('has no link where all of it fits on one page', async () => {
    await three()
    expect((await page('from=2026-06-19&limit=3')).headers.link).toBeUndefined()
  })

  it('refuses a cursor that no page gave', async () => {
    expect((await page('cursor=2')).status).toBe(400)
    expect((await page('cursor=99999999999999_x')).status).toBe(400)
  })

  it('is described with its default range, its cursor and its link', async () => {
    const { body } = await t.call<{
      paths: Record<string, { get: { description: string; parameters: object[] } }>
    }>('GET', '/api/openapi.json')
    const { description, parameters } = body.paths['/api/bookings']!.get
    expect(description).toContain('rel="next"')
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'from', description: expect.stringContaining('yesterday') }),
    )
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'cursor' }))
  })
})

describe('a list of bookings that is read repeatedly', () => {
  const date = '2026-08-04'
  const aDrive = async (time: string) =>
    String(
      (await t.call('POST', '/api/test-drive', { body: testDriveBody({ date, time, foilCount: 1 }) })).body
        .id,
    )
  const list = async () =>
    (await t.call<BookingRow[]>('GET', `/api/bookings?from=${date}&to=${date}`, { as })).body

  it('shows the changes of one booking, and the others as they were', async () => {
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

  it('does not read unchanged bookings again, paid or not', async () => {
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

  it('shows changes of units and money made without the booking itself', async () => {
    const id = await aDrive('18:00')
    const row = async () => (await list()).find((each) => each.id === id)
    const run = async (text: string) => {
      await t.sql(text, id)
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

  it('names units and places as in the house published meanwhile', async () => {
    const id = await aDrive('20:00')
    const row = async () => (await list()).find((each) => each.id === id)
    expect(await row()).toMatchObject({ units: ['E-foil 1'] })
    await publishHouse(t, ({ units, places, ...house }) => ({
      ...house,
      places: { ...places, tallinn: { ...places.tallinn!, label: 'Old harbour' } },
      units: { ...units, 'efoil-tallinn-1': { ...units['efoil-tallinn-1']!, name: 'Board A' } },
    }))
    t.deps.feed.publish({ type: 'house', id: '2', sector: 'main' }, 'elsewhere')
    expect(await row()).toMatchObject({
      units: ['Board A'],
      locationLabel: expect.stringContaining('Old harbour'),
    })
  })
})
