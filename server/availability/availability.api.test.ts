import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, bookableDays } from '#domain/calendar.ts'
import { appOfFile, jetskiBody, testNow } from '#tests/app.ts'

type Slots = {
  data: string[]
  slots: { time: string; free: number; open: boolean; reason?: string; words?: string; lacks?: string[] }[]
}

const app = await appOfFile()
beforeAll(async () => {
  const body = jetskiBody({ equipment: 'RXP-X RS 300' })
  await app.call('POST', '/api/bookings', { body })
})

const slots = async (query: string) => (await app.call<Slots>('GET', `/api/availability?${query}`)).body
const month = async (query: string) =>
  (await app.call<{ days: Record<string, string> }>('GET', `/api/availability/month?${query}`)).body.days

describe('free times of every activity', () => {
  it('name the jetski that is not free at a start', async () => {
    const { slots: found, data } = await slots(
      'activity=jetski-rental&date=2026-06-18&equipment=trixx-23-blue,rxp-x-rs&duration=1h',
    )
    expect(found.find(({ time }) => time === '12:30')).toEqual({
      time: '12:30',
      free: 0,
      open: false,
      reason: 'full',
      lacks: ['RXP-X RS 300'],
      words: 'RXP-X RS 300: not free then.',
      plain: true,
    })
    expect(data).toContain('13:00')
    expect(data).not.toContain('12:30')
  })

  it('give guests a reason in words for each start that cannot be booked', async () => {
    const closed = async (query: string) =>
      (await slots(query)).slots.flatMap(({ open, words }) => (open ? [] : [words]))
    app.setNow('2026-06-18T09:30:00Z')
    const today = await closed('activity=test-drive&location=tallinn&date=2026-06-18')
    app.setNow(testNow)
    expect(today.slice(0, 2)).toEqual(['09:00 has passed.', '10:00 has passed.'])
    const of = { date: '2026-06-25', location: 'tallinn', channel: 'phone', customerName: 'Mai Kask' }
    const book = async (time: string, units: number) => {
      const body = { ...of, time, activity: 'efoil-private', units, duration: '1h' }
      expect(await app.call('POST', '/api/staff/bookings', { as: 'main_admin', body })).toMatchObject({
        status: 201,
      })
    }
    await book('11:00', 6)
    await book('15:00', 4)
    expect(
      await closed('activity=efoil-private&location=tallinn&date=2026-06-25&units=3&duration=1h'),
    ).toEqual(expect.arrayContaining(['11:00 is fully booked.', 'Only 2 free at 15:00.']))
  })

  it('reach the last bookable day of the place, even when its date is ahead of UTC', async () => {
    app.setNow('2026-06-16T18:00:00Z')
    const last = addDays('2026-06-17', bookableDays)
    const { data } = await slots(`activity=test-drive&location=koh-phangan&date=${last}`)
    app.setNow(testNow)
    expect(data[0]).toBe('09:00')
  })

  it('offer wake surf every 30 minutes from 09:00 to 22:00, at Noblessner only', async () => {
    const here = await slots('activity=wake-surf&date=2026-06-18&units=2&sauna=true')
    expect(here.data).toHaveLength(27)
    expect([here.data[0], here.data.at(-1)]).toEqual(['09:00', '22:00'])
    expect((await slots('activity=wake-surf&date=2026-06-18&location=dubai')).slots).toEqual([])
  })

  it('call a start busy if its boat is free but the sauna after it is not', async () => {
    const entry = { date: '2026-06-24', time: '12:00', channel: 'phone', location: 'tallinn' }
    const wake = { activity: 'wake-surf', units: 2, duration: '1h', customerName: 'Mai Kask' }
    const body = { ...entry, ...wake, customerPhone: '+372 5123 4567', sauna: true }
    expect(await app.call('POST', '/api/staff/bookings', { as: 'main_admin', body })).toMatchObject({
      status: 201,
    })
    const at = async (time: string, query: string) =>
      (await slots(`activity=wake-surf&date=2026-06-24&duration=1h&${query}`)).slots.find(
        (slot) => slot.time === time,
      )
    expect(await at('13:00', 'sauna=true')).toEqual({
      time: '13:00',
      free: 0,
      open: false,
      reason: 'busy',
      words: 'Floating sauna: not free then. The start is free without it.',
      lacks: ['Floating sauna'],
    })
    expect(await at('13:00', 'sauna=false')).toMatchObject({ open: true })
    expect(await at('12:30', 'sauna=true')).toMatchObject({ reason: 'full' })
  })

  it('offer group sessions on Mondays and Tuesdays of the next 8 weeks', async () => {
    const days = await month('activity=efoil-group&month=2026-08&units=2')
    expect(days['2026-08-03']).toBe('free')
    expect(days['2026-08-05']).toBe('closed')
    expect(days['2026-08-11']).toBe('free')
    expect(days['2026-08-17']).toBe('closed')
  })

  it('call a session full, not in service, if others took its foils', async () => {
    const as = 'main_admin' as const
    const of = {
      date: '2026-06-29',
      time: '16:00',
      location: 'tallinn',
      channel: 'phone',
      customerName: 'Mai Kask',
    }
    const foils = { ...of, activity: 'efoil-private', units: 3, duration: '1h' }
    expect(await app.call('POST', '/api/staff/bookings', { as, body: foils })).toMatchObject({ status: 201 })
    const people = { ...of, activity: 'efoil-group', units: 7 }
    expect(await app.call('POST', '/api/staff/bookings', { as, body: people })).toMatchObject({
      status: 201,
    })
    const { slots: found } = await slots('activity=efoil-group&date=2026-06-29&units=1')
    expect(found.find(({ time }) => time === '16:00')).toMatchObject({ open: false, reason: 'full' })
  })

  it('show a sale by another server a second later, whatever was read in between', async () => {
    const ask = async (query: string) => (await slots(`activity=wake-surf&date=2026-06-19&${query}`)).data
    app.setNow('2026-06-16T09:00:00.000Z')
    expect(await ask('units=2')).toHaveLength(27)
    // Written behind this server's back: its cache is not invalidated.
    const sold = `update units set out_of_service = '{[2026-06-19T00:00Z,2026-06-20T00:00Z)}' where pool = 'wake-boat:tallinn'`
    await app.sql(sold)
    app.setNow('2026-06-16T09:00:00.900Z')
    await ask('units=3')
    expect(await ask('units=2')).toHaveLength(27)
    app.setNow('2026-06-16T09:00:01.000Z')
    expect([await ask('units=2'), await ask('units=3')]).toEqual([[], []])
  })

  it('return the status of each jetski under the ids of the catalogue', async () => {
    const { body } = await app.call('GET', '/api/jetski/availability')
    expect(body).toEqual({
      'trixx-23-blue': 'available',
      'trixx-23-red': 'available',
      'trixx-25-red': 'available',
      'rxp-x-rs': 'available',
      'gti-130': 'available',
    })
    const by = { as: 'main_admin' as const, body: { status: 'maintenance' } }
    await app.call('PATCH', '/api/equipment/rxp-x-rs/status', by)
    expect((await app.call('GET', '/api/jetski/availability')).body).toMatchObject({
      'rxp-x-rs': 'maintenance',
    })
    const { slots: found } = await slots('activity=jetski-rental&date=2026-06-18&equipment=rxp-x-rs')
    expect(found[0]).toMatchObject({
      time: '09:00',
      reason: 'in_service',
      words: '09:00 cannot be booked: maintenance.',
    })
  })

  it.each([
    ['an unknown activity', '?activity=moon&date=2026-06-18', 'activity'],
    [
      'the RXP for 2 hours',
      '?activity=jetski-rental&date=2026-06-18&equipment=rxp-x-rs&duration=2h',
      'duration',
    ],
    ['a jetski that is none', '?activity=jetski-rental&date=2026-06-18&equipment=moped', 'equipment'],
    ['13 people in a group', '?activity=efoil-group&date=2026-06-22&units=13', 'units'],
    [
      'wake surf for 20 minutes with 3',
      '?activity=wake-surf&date=2026-06-18&units=3&duration=20min',
      'units',
    ],
    ['30 February', '?activity=wake-surf&date=2027-02-30', 'date'],
    ['a month too far ahead', '/month?activity=wake-surf&month=2099-01', 'month'],
    ['a day too far ahead', '/next?activity=wake-surf&after=9998-12-31', 'after'],
  ])('refuse %s, naming the parameter', async (_what, query, path) => {
    const { status, body } = await app.call<{ errors: { path: string }[] }>(
      'GET',
      `/api/availability${query}`,
    )
    expect([status, body.errors[0]!.path]).toEqual([400, path])
  })

  it('refuse seven foils for a private ride, naming the parameter', async () => {
    const query = 'date=2026-06-18&location=tallinn&activity=efoil-private&foilCount=7'
    expect(await app.call('GET', `/api/test-drive/available-slots?${query}`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'foilCount' }] },
    })
  })
})
