import { beforeAll, describe, expect, it } from 'vitest'
import { appOfFile, jetskiBody, testNow } from '#tests/app.ts'

const app = await appOfFile()
const desk = { as: 'jetski_admin' as const }
const booking = (changed: object = {}) =>
  jetskiBody({
    date: '2026-06-16',
    startTime: '14:30',
    participants: 2,
    equipment: 'Trixx 2023 Blue, RXP-X RS 300',
    isFirstTime: true,
    notes: 'Two helmets size S',
    ...changed,
  })
beforeAll(async () => {
  await app.call('POST', '/api/bookings', { body: booking() })
  await app.call('POST', '/api/bookings', { body: booking({ date: '2026-06-17', equipment: 'GTI 130' }) })
})

type Fleet = {
  fleet: { id: string; status: string; until: string | null; engineHours: number }[]
  available: number
  total: number
  maintenance: number
}
const fleet = async () => (await app.call<Fleet>('GET', '/api/fleet/jetski', desk)).body
const setStatus = (id: string, status: string) =>
  app.call('PATCH', `/api/fleet/jetski/${id}/status`, { ...desk, body: { status } })

describe('the jetski desk', () => {
  it('lists jetski bookings with the fields of the spec, several models joined by +', async () => {
    const { body } = await app.call<{ bookings: object[]; todayCount: number; pendingCount: number }>(
      'GET',
      '/api/bookings/jetski',
      desk,
    )
    expect(body).toMatchObject({ todayCount: 1, pendingCount: 2 })
    expect(body.bookings[0]).toMatchObject({
      date: '2026-06-16',
      time: '14:30',
      jetskiModel: 'Trixx 2023 Blue + RXP-X RS 300',
      customerName: 'Liis Tamm',
      fullName: 'Liis Tamm',
      email: 'liis.tamm@example.ee',
      peopleCount: 2,
      isFirstTime: true,
      notes: 'Two helmets size S',
      isGroupBooking: true,
      totalPrice: '410',
      status: 'pending',
    })
  })

  it('counts as pending approval only requests that can still be approved, not those of past days', async () => {
    app.setNow('2026-06-17T08:00:00Z')
    const { body } = await app.call('GET', '/api/bookings/jetski', desk)
    expect(body).toMatchObject({ todayCount: 1, pendingCount: 1 })
    app.setNow(testNow)
  })

  it('has five machines under their fleet ids', async () => {
    const { fleet: units, ...counts } = await fleet()
    expect(counts).toEqual({ available: 5, total: 5, maintenance: 0 })
    expect(units.map(({ id }) => id)).toEqual([
      'seadoo-trixx-2023-blue',
      'seadoo-trixx-2023-red',
      'seadoo-trixx-2025',
      'seadoo-rxp-x-rs-300',
      'seadoo-gti-130',
    ])
  })

  it('ends Rented Out by itself after 60 minutes, on time even if nobody reads it', async () => {
    const { body } = await setStatus('seadoo-trixx-2025', 'rented')
    expect(body).toMatchObject({ status: 'rented', until: '2026-06-16T09:00:00Z' })
    expect((await app.call('GET', '/api/jetski/availability')).body).toMatchObject({
      'trixx-25-red': 'rented',
    })
    app.setNow('2026-06-16T08:59:59Z')
    expect(await fleet()).toMatchObject({ available: 4 })
    app.setNow('2026-06-16T09:00:00Z')
    expect(await fleet()).toMatchObject({ available: 5 })
    expect((await app.call('GET', '/api/jetski/availability')).body).toMatchObject({
      'trixx-25-red': 'available',
    })
    app.setNow(testNow)
  })

  it('ends Maintenance by itself after two weeks; until then the machine cannot be booked', async () => {
    await setStatus('seadoo-gti-130', 'maintenance')
    expect(await fleet()).toMatchObject({ maintenance: 1 })
    const refused = await app.call('POST', '/api/bookings', {
      body: booking({ date: '2026-06-29', equipment: 'GTI 130' }),
    })
    expect(refused.status).toBe(409)
    const later = booking({ date: '2026-07-01', equipment: 'GTI 130' })
    expect((await app.call('POST', '/api/bookings', { body: later })).status).toBe(201)
    const seen = async () =>
      (await app.call<Record<string, string>>('GET', '/api/jetski/availability')).body['gti-130']
    app.setNow('2026-06-30T07:59:59Z')
    expect(await seen()).toBe('maintenance')
    app.setNow('2026-06-30T08:00:00Z')
    expect(await seen()).toBe('available')
    app.setNow(testNow)
    await setStatus('seadoo-gti-130', 'available')
  })

  it('refuses an unknown status and an unknown machine', async () => {
    expect((await setStatus('seadoo-gti-130', 'charging')).status).toBe(400)
    expect((await setStatus('kawasaki', 'rented')).status).toBe(404)
  })

  it('sums the payments actually made', async () => {
    const { body } = await app.call('GET', '/api/analytics/jetski', desk)
    expect(body).toMatchObject({ todayRevenue: 0, monthlyRevenue: 0, totalBookings: 3, firstTimerShare: 1 })
  })

  it.each(['wakesurf_admin', 'rayfoil_ambassador', 'regular_user'] as const)(
    'is closed to %s',
    async (as) => {
      for (const path of ['/api/bookings/jetski', '/api/fleet/jetski', '/api/analytics/jetski'])
        expect((await app.call('GET', path, { as })).status).toBe(403)
    },
  )
})

describe('a list of jetski bookings longer than a page', () => {
  it('begins a week ago or at the given day, and links to the next page until it ends', async () => {
    const page = async (query: string) => {
      const { body, headers } = await app.call<{ bookings: { date: string }[] }>(
        'GET',
        `/api/bookings/jetski${query}`,
        desk,
      )
      return { days: body.bookings.map(({ date }) => date), link: String(headers.link ?? '') }
    }
    const { days } = await page('')
    expect(days).toEqual(['2026-06-16', '2026-06-17', '2026-07-01'])
    expect((await page('?from=2026-06-17')).days).toEqual(days.slice(1))
    const first = await page('?limit=2')
    expect(first.days).toEqual(days.slice(0, 2))
    const next = /<\/api\/bookings\/jetski(\?[^>]+)>; rel="next"/.exec(first.link)?.[1]
    expect(await page(next!)).toEqual({ days: days.slice(2), link: '' })
  })
})

describe('a request whose day has passed unanswered', () => {
  const request = async () => {
    app.setNow(testNow)
    const body = booking({ date: '2026-06-18', equipment: 'Trixx 2023 Red' })
    const { id } = (await app.call<{ id: string }>('POST', '/api/bookings', { body })).body
    app.setNow('2026-06-19T08:00:00Z')
    return id
  }
  const mails = async (id: string) =>
    (
      await app.sql<{ kind: string }>(
        "select kind from messages where booking_id = $1 and kind <> 'alert' order by id",
        id,
      )
    ).map(({ kind }) => kind)
  const act = (id: string, path: string, body: object) =>
    app.call('PATCH', `/api/bookings/${id}/${path}`, { ...desk, body })

  it('is confirmed for a guest who came, without a mail to come', async () => {
    const id = await request()
    expect((await act(id, 'status', { status: 'confirmed' })).body).toMatchObject({ status: 'confirmed' })
    expect(await mails(id)).toEqual(['request_received'])
    await act(id, 'status', { status: 'cancelled' })
  })

  it('is moved to another day, still as a request', async () => {
    const id = await request()
    const moved = await act(id, 'reschedule', { date: '2026-06-20', time: '12:00' })
    expect(moved.body).toMatchObject({ status: 'pending', date: '2026-06-20' })
    expect(await mails(id)).toEqual(['request_received', 'moved'])
    expect((await act(id, 'status', { status: 'confirmed' })).body).toMatchObject({ status: 'confirmed' })
    expect(await mails(id)).toEqual(['request_received', 'moved', 'confirmation'])
  })
})
