import { describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'

type Start = { date: string; time: string; free: number }

const app = await appOfFile()

const next = async (query: string) =>
  (await app.call<{ data: Start[] }>('GET', `/api/availability/next?${query}`)).body.data
const texts = async (query: string) => (await next(query)).map(({ date, time }) => `${date} ${time}`)
const startsOn = async (query: string, date: string) =>
  (await app.call<{ data: string[] }>('GET', `/api/availability?${query}&date=${date}`)).body.data

describe('the next free times', () => {
  it('begin with the first start from now on, by the clock at the place, two of a day at most', async () => {
    // 11:00 in Tallinn, 15:00 in Koh Phangan.
    expect(await texts('activity=efoil-private')).toEqual([
      '2026-06-16 12:00',
      '2026-06-16 13:00',
      '2026-06-17 09:00',
    ])
    expect((await texts('activity=efoil-private&location=koh-phangan'))[0]).toBe('2026-06-16 16:00')
  })

  it('are on days after the given one; a day in the past counts as now', async () => {
    expect((await texts('activity=efoil-private&after=2026-06-18'))[0]).toBe('2026-06-19 09:00')
    expect(await texts('activity=efoil-private&after=2026-06-01')).toEqual(
      await texts('activity=efoil-private'),
    )
  })

  it('skip a start without enough units, in the same second in which they were taken', async () => {
    const five = 'activity=efoil-private&units=5'
    const [first] = await next(five)
    expect(first).toEqual({ date: '2026-06-16', time: '12:00', free: 6 })
    const { status } = await app.call('POST', '/api/test-drive', {
      body: testDriveBody({ date: first!.date, time: first!.time, foilCount: 2 }),
    })
    expect(status).toBe(201)
    expect((await texts(five))[0]).not.toBe('2026-06-16 12:00')
    expect((await next('activity=efoil-private&units=4'))[0]).toEqual({ ...first, free: 4 })
  })

  it('continue past the end of a month, but no further than the activity is sold', async () => {
    expect(await texts('activity=wake-surf&after=2026-06-30')).toEqual([
      '2026-07-01 09:00',
      '2026-07-01 09:30',
      '2026-07-02 09:00',
    ])
    // Mondays and Tuesdays of the next 8 weeks: Tuesday, 11 August is the last.
    expect((await texts('activity=efoil-group&after=2026-08-10'))[0]).toMatch('2026-08-11 ')
    expect(await texts('activity=efoil-group&after=2026-08-11')).toEqual([])
  })

  it('are none at a place where the activity is not offered', async () => {
    expect(await texts('activity=wake-surf&location=dubai')).toEqual([])
  })

  it.each([
    'activity=efoil-private',
    'activity=efoil-private&location=dubai&duration=2h',
    'activity=jetski-rental&duration=2h&equipment=trixx-23-blue,trixx-23-red',
    'activity=wake-surf&units=2&sauna=true',
    'activity=efoil-group&units=12',
  ])('agree with the list of the day: %s', async (query) => {
    const found = await next(query)
    expect(found).not.toEqual([])
    const [first] = found
    expect((await startsOn(query, first!.date))[0]).toBe(first!.time)
  })

  it.each([
    ['an unknown activity', 'activity=moon'],
    ['the RXP for 2 hours', 'activity=jetski-rental&equipment=rxp-x-rs&duration=2h'],
    ['30 February', 'activity=wake-surf&after=2027-02-30'],
    ['a day that no calendar means', 'activity=wake-surf&after=9999-12-31'],
    ['no activity', ''],
  ])('refuses %s', async (_what, query) => {
    expect(await app.call('GET', `/api/availability/next?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })
})
