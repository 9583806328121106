import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { admin } from '#tests/app.ts'
import { everyText } from './corpus.ts'
import { type CrowdedApp, crowdedApp } from './crowded-app.ts'

// Every id in a path, parameter of a list and field of a change, with a value out of range: 404, or 400 with the name of the
// field, and nothing changes.

let yard: CrowdedApp
beforeAll(async () => {
  yard = await crowdedApp()
})
afterAll(() => yard.app.close())

const calls = Object.entries(api) as [string, Endpoint][]
type Refused = { errors?: { path: string }[] }
let tried = 0

async function unchanged(work: () => Promise<void>): Promise<void> {
  const before = await yard.everything()
  await work()
  expect(await yard.everything()).toBe(before)
}

/** Valid bodies, so that only the id is wrong. */
const fitting: Record<string, unknown> = {
  setBookingStatus: { status: 'cancelled' },
  rescheduleBooking: { date: '2026-06-19', time: '10:00' },
  offerTimes: { starts: [{ date: '2026-06-19', time: '10:00' }] },
  contactCustomer: { method: 'email' },
  undoBookingStatus: { status: 'in_progress' },
  swapUnit: { from: 'efoil-tallinn-1', to: 'efoil-tallinn-2' },
  setEquipmentStatus: { status: 'charging' },
  setJetskiStatus: { status: 'rented' },
  setEnquiryState: { state: 'closed' },
  changePerson: { disabled: true },
  resetPassword: { password: 'a password of my own' },
}
/** Other required input of a call, so that only the id or one parameter is wrong. */
const queries: Record<string, string> = {
  rescheduleStarts: 'date=2026-06-19',
  rescheduleMonth: 'month=2026-06',
  availableSlots: 'date=2026-06-18&location=tallinn',
  month: 'activity=test-drive&location=tallinn&month=2026-06',
  availability: 'activity=test-drive&location=tallinn&date=2026-06-18',
  search: 'q=victim',
}
const strangeIds = [
  'nobody',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '999999999',
  '99999999999999999999',
  'NaN',
  'null',
  '%00',
  '%27%20or%201%3D1--',
  '..%2F..%2Fx',
  '%F0%9F%8F%84',
  '00000000-0000-4000-8000-000000000000',
  'a'.repeat(199),
]

/** Longer than any id: refused before it is looked up. */
const tooLong = 'a'.repeat(300)

describe('an unknown id', () => {
  // Releasing a hold has the same answer whether it existed or not.
  const byId = calls.filter(([name, { path }]) => path.includes(':') && name !== 'releaseHold')

  it.each(byId)('is 404 at %s', async (name, { method, path, body }) => {
    await unchanged(async () => {
      for (const id of strangeIds) {
        const address = `${path.replace(/:\w+/g, id)}?${queries[name] ?? ''}`
        const answer = await yard.app.call(method, address, {
          ...admin,
          ...(body ? { body: fitting[name] ?? {} } : {}),
        })
        tried++
        expect([400, 404], `${method} ${path} with ${id}: ${answer.status}`).toContain(answer.status)
        if (fitting[name] !== undefined || !body) expect(answer.status, id).toBe(404)
      }
      const { status } = await yard.app.call(method, path.replace(/:\w+/g, tooLong), admin)
      expect([404, 414]).toContain(status)
    })
  })
})

/** The schema of a query parameter, without the part that makes it optional. */
function kindOf(schema: z.ZodType): string {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  if (text.includes('"enum"')) return 'word'
  return /"type":"(integer|number)"/.test(text) ? 'number' : 'text'
}

const bad: Record<string, readonly string[]> = {
  word: ['gold', 'ALL', '__proto__', '1'],
  number: ['0', '-1', '1.5', 'abc', '1e9', 'Infinity', 'NaN', '99999999999999999999'],
  day: ['2026-02-30', '2026-13-01', 'yesterday', '0000-00-00', '2026-6-1', '2026-06-16T10:00', '-1'],
}

describe('a parameter of a list', () => {
  const lists = calls.filter(([, { method, query }]) => method === 'GET' && query !== undefined)

  it.each(lists)('out of range is refused by name: %s', { timeout: 60_000 }, async (name, call) => {
    const { shape } = call.query as unknown as { shape: Record<string, z.ZodType> }
    const ask = (field: string, value: string) => {
      const query = new URLSearchParams(queries[name] ?? '')
      query.set(field, value)
      tried++
      return yard.app.call<Refused>('GET', `${call.path}?${query}`, admin)
    }
    for (const [field, schema] of Object.entries(shape)) {
      const kind = /^(from|to|date)$/.test(field) ? 'day' : kindOf(schema)
      for (const value of bad[kind] ?? []) {
        const answer = await ask(field, value)
        const said = `${call.path} ${field}=${value}: ${answer.status}`
        expect(answer.status, said).toBe(400)
        expect(
          answer.body.errors?.map((error) => error.path),
          said,
        ).toContain(field)
      }
      for (const [, text] of everyText) {
        const { status } = await ask(field, text.slice(0, 4_000))
        expect(status, `${call.path} ${field}=${text.slice(0, 40)}`).toBeLessThan(500)
      }
    }
  })

  it('that is unknown to a list or comes twice breaks nothing', async () => {
    for (const [, { path, method }] of calls.filter(([, one]) => !one.path.includes(':'))) {
      if (method !== 'GET') continue
      for (const query of [
        '?nothing=1',
        '?limit=1&limit=2',
        '?limit[]=1',
        '?limit[a]=1',
        '?__proto__=1',
        '?%',
      ])
        expect((await yard.app.call('GET', path + query, admin)).status, path + query).toBeLessThan(500)
    }
  })
})

const thing = (kind: string) => yard.things.find((one) => one.kind === kind)!.id
/** Call, kind of id in its path, body, and its wrong field. */
const changes: [string, string, unknown, string][] = [
  ['setBookingStatus', 'bookings', {}, 'status'],
  ['setBookingStatus', 'bookings', { status: 'gold' }, 'status'],
  ['setBookingStatus', 'bookings', { status: null }, 'status'],
  ['setBookingStatus', 'bookings', { status: 'cancelled', reason: 'x'.repeat(501) }, 'reason'],
  ['setBookingStatus', 'bookings', { status: 'cancelled', reason: 'a\u0000b' }, 'reason'],
  ['setBookingStatus', 'bookings', { status: 'cancelled', reason: 7 }, 'reason'],
  ['rescheduleBooking', 'bookings', { time: '10:00' }, 'date'],
  ['rescheduleBooking', 'bookings', { date: '2026-06-19' }, 'time'],
  ['rescheduleBooking', 'bookings', { date: '2026-02-30', time: '10:00' }, 'date'],
  ['rescheduleBooking', 'bookings', { date: '2026-06-01', time: '10:00' }, 'date'],
  ['rescheduleBooking', 'bookings', { date: '2126-06-19', time: '10:00' }, 'date'],
  ['rescheduleBooking', 'bookings', { date: '2026-06-19', time: '25:00' }, 'time'],
  ['rescheduleBooking', 'bookings', { date: '2026-06-19', time: '10:00:00' }, 'time'],
  ['offerTimes', 'bookings', {}, 'starts'],
  ['offerTimes', 'bookings', { starts: [] }, 'starts'],
  ['offerTimes', 'bookings', { starts: [{ date: '2026-02-30', time: '10:00' }] }, 'starts.0.date'],
  ['offerTimes', 'bookings', { starts: Array(7).fill({ date: '2026-06-19', time: '10:00' }) }, 'starts'],
  ['setEquipmentStatus', 'equipment', { status: 'broken' }, 'status'],
  ['setEquipmentStatus', 'equipment', {}, 'status'],
  ...[-1, 101, 50.5, '50', null, 1e308].map((batteryLevel): [string, string, unknown, string] => [
    'setEquipmentStatus',
    'equipment',
    { status: 'available', batteryLevel },
    'batteryLevel',
  ]),
  ['setJetskiStatus', 'equipment', { status: 'in_use' }, 'status'],
  ['setEnquiryState', 'enquiries', { state: 'gone' }, 'state'],
  ['setEnquiryState', 'enquiries', {}, 'state'],
  ['setEnquiryState', 'enquiries', { state: 'taken', from: 'gone' }, 'from'],
  ['contactCustomer', 'bookings', { method: 'pigeon' }, 'method'],
]

describe('a change', () => {
  it.each(changes)('%s of %s with %j is refused for its %s', async (name, kind, body, field) => {
    const { method, path } = (api as Record<string, Endpoint>)[name]!
    await unchanged(async () => {
      const answer = await yard.app.call<Refused>(method, path.replace(/:\w+/, thing(kind)), {
        ...admin,
        body,
      })
      tried++
      expect(answer.status, JSON.stringify(answer.body)).toBe(400)
      expect(answer.body.errors?.map((error) => error.path)).toContain(field)
    })
  })
})

describe('what was tried', () => {
  it('is said', () => {
    process.stdout.write(`  bad input: ${tried} requests, nothing changed\n`)
  })
})
