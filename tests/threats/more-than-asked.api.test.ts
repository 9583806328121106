import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { appOfFile } from '#tests/app.ts'
import { type Sample, samples } from './bodies.ts'
import type { Body } from './read-back.ts'
import { textFields } from './text-fields.ts'

// Bodies with additional fields: every column of the row that a call writes, named as in the database and as in a browser. None
// of them may reach the row.

const app = await appOfFile()

const calls: Record<string, Endpoint> = api
let index = 0
let tried = 0

/** The row that a call writes. */
const tables: Record<string, string> = {
  bookTestDrive: 'bookings',
  bookOnSite: 'bookings',
  createPaymentIntent: 'bookings',
  createTestBooking: 'bookings',
  setBookingStatus: 'bookings',
  rescheduleBooking: 'bookings',
  offerTimes: 'bookings',
  joinWaitlist: 'waitlist_entries',
  orderBoard: 'custom_orders',
  enquire: 'enquiries',
  setEnquiryState: 'enquiries',
  signup: 'users',
}
const written = samples.filter(({ call }) => call in tables)

const values: Record<string, unknown> = {
  text: 'mallory',
  'character varying': 'mallory',
  integer: 1,
  bigint: 1,
  boolean: true,
  jsonb: { mallory: true },
  date: '2020-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00Z',
}
const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Each column under both names, except the call's own fields. */
async function moreFor({ call }: Sample): Promise<Body> {
  const fields = new Set([...textFields(calls[call]!.body).flat(), 'receiveUpdates'])
  // A visitor's form sends these, but without effect.
  for (const named of ['role', 'membershipType']) fields.delete(named)
  const columns = await app.sql<{ name: string; type: string }>(
    'select column_name as name, data_type as type from information_schema.columns where table_name = $1',
    tables[call],
  )
  const more = columns.flatMap(({ name, type }) =>
    [name, camel(name)].filter((key) => !fields.has(key)).map((key) => [key, values[type] ?? 'mallory']),
  )
  return Object.fromEntries(more)
}

/** The same body with the additional fields, also within its nested object. */
const withMore = (body: Body, more: Body): Body => ({
  ...more,
  ...body,
  ...('bookingData' in body ? { bookingData: { ...more, ...(body.bookingData as Body) } } : {}),
})

async function rowAfter(sample: Sample, more: Body): Promise<Body> {
  const { method, path } = calls[sample.call]!
  const n = index++
  const params = await sample.params?.(app, n)
  const url = path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '')
  const answer = await app.call(method, url, { body: withMore(sample.body(n), more), as: sample.as })
  tried++
  expect(answer.status, `${sample.call}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  const { bookingId, user, id } = answer.body as { bookingId?: string; user?: { id: number }; id?: unknown }
  const [row] = await app.sql<{ row: Body }>(
    `select to_jsonb(t) as row from ${tables[sample.call]} t where id::text = $1`,
    String(params?.id ?? bookingId ?? user?.id ?? id),
  )
  return row!.row
}

describe.each(written)('$call: $what', (sample) => {
  it('stores only the fields that it asks for', async () => {
    const more = await moreFor(sample)
    const [one, other] = [await rowAfter(sample, {}), await rowAfter(sample, {})]
    const loaded = await rowAfter(sample, more)
    for (const [column, value] of Object.entries(loaded)) {
      // Values that differ between two rows of the same form are generated, and must not be what was sent.
      if (JSON.stringify(one[column]) === JSON.stringify(other[column]))
        expect(value, column).toEqual(one[column])
      else if (column in more) expect(value, column).not.toEqual(more[column])
    }
  })
})

const changes: [string, string, Body][] = [
  ['an equipment status', '/api/equipment/efoil-tallinn-1/status', { status: 'charging', batteryLevel: 40 }],
  ['a fleet status', '/api/fleet/jetski/seadoo-gti-130/status', { status: 'rented' }],
]

describe('a change of a unit', () => {
  it.each(changes)('%s changes nothing else of it', async (_what, path, body) => {
    const units = () => app.sql<{ row: Body }>('select to_jsonb(u) as row from units u order by id')
    const before = await units()
    const more = {
      code: 'mine',
      name: 'mine',
      pool: 'mine',
      sector: 'jetski',
      engineHours: 1,
      engine_hours: 1,
      location: 'dubai',
    }
    const { status } = await app.call('PATCH', path, { as: 'main_admin', body: { ...more, ...body } })
    tried++
    expect(status).toBe(200)
    const after = await units()
    for (const [index, { row }] of after.entries())
      for (const field of ['id', 'code', 'name', 'pool', 'sector', 'location', 'engine_hours'])
        expect(row[field]).toEqual(before[index]!.row[field])
  })
})

describe('what was tried', () => {
  it('is said', () => {
    process.stdout.write(`  more than asked: ${tried} bodies, nothing of the rest stored\n`)
  })
})
