import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import { pendingBody, type TestApp, testApp, testDriveBody } from '../app.ts'

// 200 visitors at once, with all activities for one evening, on eight servers with one database that do not know what the others
// are about to store.

const date = '2026-06-22'
const customer = {
  customerName: 'Liis Tamm',
  customerEmail: 'liis@example.ee',
  customerPhone: '+372 5123 4567',
}
const names = ['Trixx 2023 Blue', 'Trixx 2023 Red', 'Trixx 2025 Red', 'RXP-X RS 300', 'GTI 130']
const evening = ['16:00', '17:00', '18:00', '19:00', '20:00']
const pick = <Thing>(things: readonly Thing[], index: number): Thing => things[index % things.length]!

type Call = [path: string, body: object]
const makers: ((index: number) => Call)[] = [
  (index) => [
    '/api/test-drive',
    testDriveBody({ date, time: pick(evening, index), foilCount: 1 + (index % 4), location: 'tallinn' }),
  ],
  (index) => [
    '/api/create-payment-intent',
    { bookingData: pendingBody({ date, time: pick(evening, index + 1), quantity: 1 + (index % 3) }) },
  ],
  (index) => [
    '/api/bookings',
    {
      type: 'efoil-group',
      date,
      time: pick(['afternoon', 'evening', 'sunset'], index),
      participants: 1 + (index % 5),
      ...customer,
    },
  ],
  (index) => [
    '/api/bookings',
    {
      activityType: 'jetski',
      date,
      startTime: pick(evening, index),
      participants: 1,
      equipment: pick(names, index),
      ...customer,
    },
  ],
  (index) => [
    '/api/create-payment-intent',
    {
      bookingData: {
        ...pendingBody({ date, time: pick(evening, index), duration: '1 hour', quantity: 2 }),
        bookingType: 'wake-surf',
        details: { wakeSurfDuration: 60, includeOODSauna: index % 2 === 0 },
      },
    },
  ],
]

/** All activities in turn. */
const requests: Call[] = Array.from({ length: 200 }, (_, index) =>
  pick(makers, index)(Math.floor(index / makers.length)),
)

/** One request for each foil and each jetski of an evening. */
const fitting: Call[] = evening.flatMap((time) => [
  ...Array.from(
    { length: 6 },
    (): Call => ['/api/test-drive', testDriveBody({ date, time, foilCount: 1, location: 'tallinn' })],
  ),
  ...names.map(
    (equipment): Call => [
      '/api/bookings',
      { activityType: 'jetski', date, startTime: time, participants: 1, equipment, ...customer },
    ],
  ),
])

const serverCount = 8

type Answer = { id?: string; bookingId?: string; alternatives?: object[] }

/** A new object for the database, so that servers do not see each other's pending work, as in separate processes. */
function anotherServer(app: TestApp) {
  const db = { ...app.db }
  return newApp({ ...app.deps, db, availability: cachedAvailability(db) })
}

/** Sends all requests at once. Returns the statuses, the acknowledged ids, and the bodies of the refusals. */
async function crowd(app: TestApp, requests: readonly Call[]) {
  const servers = await Promise.all(Array.from({ length: serverCount }, () => anotherServer(app)))
  const answers = await Promise.all(
    requests.map(async ([url, payload], index) => {
      const answer = await pick(servers, index).inject({ method: 'POST', url, payload })
      return { status: answer.statusCode, body: answer.json<Answer>() }
    }),
  )
  await Promise.all(servers.map((server) => server.close()))
  return {
    statuses: answers.map(({ status }) => status),
    ids: answers.filter(({ status }) => status < 300).map(({ body }) => (body.id ?? body.bookingId)!),
    refused: answers.filter(({ status }) => status === 409).map(({ body }) => body),
  }
}

/** Pairs of bookings with the same unit at the same time that do not share it. */
const overlaps = async (app: TestApp): Promise<number> =>
  (
    await app.sql<{ pairs: number }>(`select count(*)::int as pairs from allocations a join allocations b
       on a.unit_id = b.unit_id and a.during && b.during and a.booking_id < b.booking_id and a.share <> b.share
       where a.live and b.live`)
  )[0]!.pairs

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

describe('200 simultaneous visitors mixing all activities', () => {
  it('cause no overlap and no lost booking, and each gets a booking or alternatives', async () => {
    const { statuses, ids, refused } = await crowd(app, requests)
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([])
    expect(ids.length).toBeGreaterThan(0)
    expect(refused.filter(({ alternatives }) => !alternatives?.length)).toEqual([])
    expect(await overlaps(app)).toBe(0)
    const stored = await app.sql<{ id: string }>('select id from bookings')
    expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const bare = await app.sql(
      'select id from bookings b where not exists (select 1 from allocations a where a.booking_id = b.id and a.live)',
    )
    expect(bare).toEqual([])
  })

  it('never put more than 15 people into a session or more than 2.5 on a foil', async () => {
    // One guest in each session first: otherwise rides and the wake may take everything that a session needs.
    for (const time of ['afternoon', 'evening', 'sunset'])
      await app.call('POST', '/api/bookings', {
        body: { type: 'efoil-group', date, time, participants: 1, ...customer },
      })
    await crowd(app, requests)
    const sessions = await app.sql<{
      people: number
      foils: number
    }>(`select sum(number_of_people)::int as people, (
         select count(distinct a.unit_id)::int from allocations a join bookings c on c.id = a.booking_id
         join units u on u.id = a.unit_id and u.pool = 'efoil:tallinn'
         where c.activity = 'efoil-group' and c.start_time = b.start_time) as foils
       from bookings b where activity = 'efoil-group' group by start_time`)
    expect(sessions.length).toBe(3)
    for (const { people, foils } of sessions) {
      expect(people).toBeLessThanOrEqual(15)
      expect(people / foils).toBeLessThanOrEqual(2.5)
    }
  })

  // The embedded engine runs one statement at a time in one process, so no two bookings overlap there.
  if (process.env.ENGINE === 'postgres')
    it('would get the same units twice without the constraint of the database', async () => {
      await app.sql('alter table allocations drop constraint allocations_no_overlap')
      await crowd(app, requests)
      expect(await overlaps(app)).toBeGreaterThan(0)
    })
})

describe('as many simultaneous visitors as there are foils and jetskis', () => {
  it('all get one, however often they conflict', async () => {
    const { statuses } = await crowd(app, fitting)
    expect(statuses.filter((status) => status !== 201)).toEqual([])
    expect(await overlaps(app)).toBe(0)
  })
})
