import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { planBooking } from '#domain/booking/pending-request.ts'
import { requestOfTestDrive, testDriveForm } from '#domain/booking/test-drive.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { euroText } from '#domain/money.ts'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import type { Db, Queries } from '#server/db/open.ts'
import { appOfFile, testDriveBody } from '#tests/app.ts'
import { newReference } from './new-booking.ts'
import type { NewBooking } from './store-booking.ts'
import { storeInBatch } from './store-in-batch.ts'

const t = await appOfFile()

const now = Temporal.Instant.from('2026-06-16T09:00:00Z')

function store(changed: Record<string, unknown>, terms: Partial<NewBooking> = {}) {
  const plan = planBooking(
    theHouse,
    requestOfTestDrive(testDriveForm(theHouse).parse(testDriveBody(changed))),
    now,
  )
  const { request, quote, needs } = plan
  const booking: NewBooking = {
    id: randomUUID(),
    reference: newReference(),
    activity: 'test-drive',
    houseVersion: null,
    sector: 'efoil',
    equipmentType: 'efoil',
    customerName: request.contact.name,
    customerEmail: request.contact.email,
    customerPhone: null,
    location: request.location,
    date: request.date,
    time: request.time,
    startTime: plan.from.toString(),
    endTime: plan.to.toString(),
    duration: plan.minutes,
    numberOfPeople: 1,
    basePrice: euroText(quote.totalCents),
    totalPrice: euroText(quote.totalCents),
    totalCents: quote.totalCents,
    lines: quote.lines,
    choice: plan.choice,
    soldUnder: null,
    status: 'confirmed',
    specialRequests: null,
    paymentMethod: 'on_site',
    paymentSecretHash: null,
    heldUntil: null,
    userId: null,
    channel: 'site',
    idempotencyKey: null,
    demo: false,
    createdAt: now.toString(),
    needs: needs.map((need) => ({ ...need, from: need.from.toString(), to: need.to.toString() })),
    message: 'confirmation',
    limits: [],
    ...terms,
  }
  return storeInBatch(t.db, booking, needs, true)
}
const unitsOf = async (date: string) =>
  t.sql<{ unit: number; times: number }>(
    `select unit_id as unit, count(*)::int as times from allocations a join bookings b on b.id = a.booking_id
        where a.live and b.date = $1::date group by unit_id`,
    date,
  )

describe('bookings of one moment', () => {
  it('get units of their own, and those that come too late are refused', async () => {
    const date = '2026-07-10'
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => store({ date, foilCount: 1 })))
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(6)
    // Those before them leave no units; the next try shows whether they got them.
    expect(outcomes.filter((outcome) => outcome === 'full_in_batch')).toHaveLength(3)
    const units = await unitsOf(date)
    expect(units.map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('are not refused for an error of one of them', async () => {
    const date = '2026-07-11'
    const idempotencyKey = 'the same'
    const outcomes = await Promise.all([
      store({ date, foilCount: 1 }),
      store({ date, foilCount: 1 }, { idempotencyKey }),
      store({ date, foilCount: 1 }, { idempotencyKey }),
      store({ date, foilCount: 1 }),
    ])
    expect(outcomes).toEqual(['stored', 'stored', 'duplicate', 'stored'])
    expect(await unitsOf(date)).toHaveLength(3)
    expect(await t.count('messages')).toBe(await t.count('bookings'))
  })

  it('with bad data are refused alone', async () => {
    const date = '2026-07-12'
    const [good, bad] = await Promise.allSettled([
      store({ date, foilCount: 1 }),
      store({ date, foilCount: 1 }, { status: 'unheard of' as never }),
    ])
    expect(good).toMatchObject({ status: 'fulfilled', value: 'stored' })
    expect(bad).toMatchObject({ status: 'rejected' })
  })

  it('with overlapping times of different length never share a unit', async () => {
    const date = '2026-07-13'
    const durations = ['30min', '1h', '2h', '4h']
    const outcomes = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        store({ date, foilCount: 1, time: `1${index % 5}:00`, duration: durations[index % 4] }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored').length).toBeGreaterThanOrEqual(6)
    const clashes = await t.sql(
      `select 1 from allocations a join allocations b
          on a.unit_id = b.unit_id and a.booking_id < b.booking_id and a.during && b.during where a.live and b.live`,
    )
    expect(clashes).toEqual([])
  })
})

const group = {
  type: 'efoil-group',
  date: '2026-06-22',
  time: '18:00',
  participants: 2,
  customerName: 'Liis Tamm',
  customerEmail: 'liis.tamm@example.ee',
  customerPhone: '+372 5123 4567',
}

/** A server that counts its statements, with this many equal concurrent requests. */
async function crowdOf(visitors: number, url: string, payload: object) {
  let statements = 0
  const counted = <Through extends Queries>(queries: Through): Through => ({
    ...queries,
    run: (...args: Parameters<Queries['run']>) => {
      statements++
      return queries.run(...args)
    },
  })
  const db: Db = { ...counted(t.db), transaction: (work) => t.db.transaction((tx) => work(counted(tx))) }
  const server = await newApp({ ...t.deps, db, availability: cachedAvailability(db) })
  const answers = await Promise.all(
    Array.from({ length: visitors }, () => server.inject({ method: 'POST', url, payload })),
  )
  await server.close()
  const had = answers.filter(({ statusCode }) => statusCode === 201).length
  const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())
  return { had, refused, statements }
}

describe('of 300 who want the same', () => {
  it('two foils at one time, three get them, and the others need less than a statement each', async () => {
    const { had, refused, statements } = await crowdOf(300, '/api/test-drive', testDriveBody())
    expect([had, refused.length]).toEqual([3, 297])
    expect(refused[0].alternatives).toHaveLength(3)
    expect(statements).toBeLessThan(100)
  })

  it('two places in a session, seven get them, and the refusals say that one place remains', async () => {
    const { had, refused } = await crowdOf(300, '/api/bookings', group)
    expect([had, refused.length]).toEqual([7, 293])
    expect(refused.at(-1)).toMatchObject({ code: 'session_full', remaining: 1 })
  })
})
