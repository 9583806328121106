import { expect, it } from 'vitest'
import { appOfFile, jetskiBody } from '#tests/app.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()

it('group sessions of 90 minutes are sold at their new times, and bookings end accordingly', async () => {
  await publishHouse(t, (house) => {
    const group = house.activities['efoil-group']
    const { afternoon, evening, sunset } = group.sessions
    return {
      ...house,
      activities: {
        ...house.activities,
        'efoil-group': {
          ...group,
          durations: { '2h': { ...group.durations['2h'], minutes: 90, label: '90 minutes' } },
          sessions: {
            afternoon: { ...afternoon, from: '15:30', to: '17:00' },
            evening: { ...evening, from: '17:00', to: '18:30' },
            sunset: { ...sunset, from: '20:00', to: '21:30' },
          },
        },
      },
    }
  })
  const date = '2026-06-22'
  const { body } = await t.call<{ slots: { time: string }[] }>(
    'GET',
    `/api/availability?activity=efoil-group&date=${date}&units=1`,
  )
  expect(body.slots.map(({ time }) => time)).toEqual(['15:30', '17:00', '20:00'])
  const who = {
    customerName: 'Liis Tamm',
    customerEmail: 'liis.tamm@example.ee',
    customerPhone: '+372 5123 4567',
  }
  const book = (time: string) =>
    t.call<{ id: string }>('POST', '/api/bookings', {
      body: { type: 'efoil-group', date, time, participants: 12, ...who },
    })
  const [one, other] = [await book('15:30'), await book('17:00')]
  expect([one.status, other.status]).toEqual([201, 201])
  const rows = await t.sql<{ minutes: number }>(
    'select (extract(epoch from end_time - start_time) / 60)::float8 as minutes from bookings where id = any($1)',
    [one.body.id, other.body.id],
  )
  expect(rows).toEqual([{ minutes: 90 }, { minutes: 90 }])
})

it('jetski requests are for the days and times that the owner set; those for the GTI also at rental times', async () => {
  await publishHouse(t, (house) => ({
    ...house,
    activities: {
      ...house.activities,
      'jetski-request': { ...house.activities['jetski-request'], daysAhead: 40, starts: ['08:00', '12:15'] },
    },
  }))
  const request = async (date: string, startTime: string) =>
    (await t.call('POST', '/api/bookings', { body: jetskiBody({ date, startTime }) })).status
  expect(await request('2026-07-26', '08:00')).toBe(201)
  expect(await request('2026-07-26', '12:30')).toBe(201)
  expect(await request('2026-07-26', '12:20')).toBe(400)
  expect(await request('2026-07-27', '08:00')).toBe(400)
})
