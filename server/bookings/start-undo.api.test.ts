import { beforeEach, describe, expect, it } from 'vitest'
import type { NotReady } from '#contract/calls/dock-calls.ts'
import type { BookingRow } from '#contract/views.ts'
import { appOfFile, testDriveBody, testNow } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'
import { publishHouse } from '#tests/publish-house.ts'

const t = await appOfFile()
beforeEach(async () => {
  t.setNow(testNow)
  await t.sql('truncate bookings, blocks cascade')
  await t.sql("update units set out_of_service = null, status = 'available', status_until = null")
  t.deps.availability.invalidate()
})

type Reply = BookingRow & NotReady & { code?: string; presentStatus?: string; detail?: string }
const today = '2026-06-16'
/** A ride from 12:00 to 13:00 today on one board; the clock begins at 11:00. */
const ride = async (changed: object = {}) => {
  const body = testDriveBody({ foilCount: 1, date: today, time: '12:00', ...changed })
  const { body: made, status } = await t.call('POST', '/api/test-drive', { body })
  expect(status).toBe(201)
  return String(made.id)
}
const to = (id: string, status: string, more: object = {}) =>
  t.call<Reply>('PATCH', `/api/bookings/${id}/status`, { body: { status, ...more }, as: 'main_admin' })
const start = (id: string) => to(id, 'in_progress', { ifReady: true })
const undo = (id: string, status: string, as: Person = 'main_admin') =>
  t.call<Reply>('POST', `/api/bookings/${id}/undo`, { body: { status }, as })
const give = (id: string, from: number, other: number) =>
  t.call('POST', `/api/bookings/${id}/unit`, {
    body: { from: `efoil-tallinn-${from}`, to: `efoil-tallinn-${other}` },
    as: 'main_admin',
  })

describe('the undo of a start or a complete', () => {
  it('goes back one step each, is in the history and keeps the units', async () => {
    const id = await ride()
    await to(id, 'in_progress')
    await to(id, 'completed')
    t.setNow('2026-06-16T08:10:00Z')
    expect(await undo(id, 'completed')).toMatchObject({ status: 200, body: { status: 'in_progress' } })
    expect(await undo(id, 'in_progress')).toMatchObject({
      status: 200,
      body: { status: 'confirmed', units: ['E-foil 1'] },
    })
    const history = await t.call<object[]>('GET', `/api/bookings/${id}/history`, { as: 'main_admin' })
    expect(history.body.slice(-2)).toMatchObject([
      { what: 'undo', by: 'main_admin', before: 'completed', after: 'in_progress' },
      { what: 'undo', before: 'in_progress', after: 'confirmed' },
    ])
    expect(await to(id, 'in_progress')).toMatchObject({ status: 200 })
  })

  it('is announced by the row: since when it has been started or completed, until it is neither', async () => {
    const id = await ride()
    const since = async () => {
      const { body } = await t.call<BookingRow[]>('GET', '/api/bookings', { as: 'rayfoil_ambassador' })
      return body.find((row) => row.id === id)?.statusSince
    }
    expect(await since()).toBeUndefined()
    expect((await to(id, 'in_progress')).body.statusSince).toBe('2026-06-16T08:00:00Z')
    t.setNow('2026-06-16T08:04:00Z')
    await to(id, 'completed')
    expect(await since()).toBe('2026-06-16T08:04:00Z')
    expect((await undo(id, 'completed')).body.statusSince).toBe('2026-06-16T08:00:00Z')
    expect(await since()).toBe('2026-06-16T08:00:00Z')
    expect((await undo(id, 'in_progress')).body.statusSince).toBeUndefined()
    expect(await since()).toBeUndefined()
  })

  it('is refused after ten minutes', async () => {
    const id = await ride()
    await to(id, 'in_progress')
    t.setNow('2026-06-16T08:10:01Z')
    expect(await undo(id, 'in_progress')).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', presentStatus: 'in_progress' },
    })
  })

  it('happens once for two concurrent calls, and never undoes a change made meanwhile', async () => {
    const id = await ride()
    await to(id, 'in_progress')
    const both = await Promise.all([undo(id, 'in_progress'), undo(id, 'in_progress')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body: late } = both.find(({ status }) => status === 409)!
    expect(late.detail).toBe('This booking is confirmed: no start is left to undo.')
    await to(id, 'in_progress')
    await to(id, 'completed')
    expect(await undo(id, 'in_progress')).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', presentStatus: 'completed' },
    })
    expect((await undo(id, 'confirmed')).status).toBe(400)
  })

  it('is for staff of the sector and sent to their screens', async () => {
    const id = await ride()
    await to(id, 'in_progress')
    expect((await undo(id, 'in_progress', 'jetski_admin')).status).toBe(404)
    expect((await undo(id, 'in_progress', 'regular_user')).status).toBe(403)
    t.changes.length = 0
    await undo(id, 'in_progress', 'rayfoil_ambassador')
    expect(t.changes).toEqual([{ type: 'booking', id, sector: 'efoil' }])
  })
})

describe('a start that asks first', () => {
  it('happens at once on its day with a board at the dock', async () => {
    expect(await start(await ride())).toMatchObject({ status: 200, body: { status: 'in_progress' } })
  })

  it('is refused on another day until staff confirm it', async () => {
    const id = await ride({ date: '2026-06-18' })
    expect(await start(id)).toMatchObject({
      status: 409,
      body: {
        code: 'not_ready',
        reasons: ['This ride is booked for Thu 18 June, 12:00.'],
        instead: [],
      },
    })
    expect(await to(id, 'in_progress')).toMatchObject({ status: 200, body: { status: 'in_progress' } })
  })

  it('happens after midnight for the ride of that hour', async () => {
    const id = await ride({ time: '18:00', duration: '4h' })
    await t.sql("update bookings set end_time = '2026-06-16T22:00:00Z' where id = $1", id)
    t.setNow('2026-06-16T21:30:00Z')
    expect((await start(id)).status).toBe(200)
  })

  it('names the board in maintenance and a free one to take instead', async () => {
    const id = await ride()
    await ride()
    await t.sql(
      "update units set status = 'maintenance' where code in ('efoil-tallinn-1', 'efoil-tallinn-3')",
    )
    await t.sql("update units set battery_level = 10 where code = 'efoil-tallinn-4'")
    const started = await start(id)
    expect(started).toMatchObject({
      status: 409,
      body: {
        reasons: ['E-foil 1 is in maintenance.'],
        instead: [
          {
            from: { id: 'efoil-tallinn-1', name: 'E-foil 1' },
            to: { id: 'efoil-tallinn-5', name: 'E-foil 5' },
          },
        ],
      },
    })
    await give(id, 1, 5)
    expect(await start(id)).toMatchObject({ status: 200, body: { units: ['E-foil 5'] } })
  })

  it('names the guest still out on the board, also past the end, until that is too long ago', async () => {
    const late = await ride()
    await to(late, 'in_progress')
    const next = await ride({ time: '14:00', fullName: 'Ott Lepp' })
    t.setNow('2026-06-16T10:55:00Z')
    expect(await start(next)).toMatchObject({
      status: 409,
      body: {
        reasons: ['E-foil 1 is still out with Liis Tamm, due at 13:00.'],
        instead: [{ to: { name: 'E-foil 2' } }],
      },
    })
    t.setNow('2026-06-16T22:01:00Z')
    const { body } = await start(next)
    expect(body.reasons).toEqual(['This ride is booked for Tue 16 June, 14:00.'])
  })

  it('offers each free board only once', async () => {
    const id = await ride({ foilCount: 5 })
    await t.sql("update units set status = 'maintenance' where code ~ 'tallinn-[12]$'")
    const { body } = await start(id)
    expect(body.reasons).toHaveLength(2)
    expect(body.instead).toMatchObject([{ from: { name: 'E-foil 1' }, to: { name: 'E-foil 6' } }])
  })

  it('names a closed board', async () => {
    const id = await ride()
    t.setNow('2026-06-16T09:10:00Z')
    await t.sql(
      `update units set out_of_service = '{[2026-06-16T09:00Z,2026-06-16T12:00Z)}' where code = 'efoil-tallinn-1'`,
    )
    expect((await start(id)).body.reasons).toEqual(['E-foil 1 is closed.'])
  })

  it('does not ask about a guest who shares a session with those that are out', async () => {
    const join = async () => {
      const { body } = await t.call('POST', '/api/bookings', {
        body: {
          type: 'efoil-group',
          date: today,
          time: 'evening',
          participants: 1,
          customerName: 'Liis Tamm',
          customerEmail: 'liis@example.ee',
          customerPhone: '+372 5123 4567',
        },
      })
      return String(body.id)
    }
    const ids = [await join(), await join()]
    expect((await start(ids[0]!)).status).toBe(200)
    expect((await start(ids[1]!)).status).toBe(200)
  })

  it.each([
    ['was moved to another place', { place: 'malaga', name: 'Board' }, 'Board is at Club, Málaga now.'],
    ['was retired', { retired: today }, 'E-foil 1 is retired.'],
    ['comes later', { since: '2026-06-17' }, 'E-foil 1 is not in use yet.'],
  ])(
    'names a board that %s since it was booked, and offers another of the place',
    async (_, changed, why) => {
      const board = (part: object) =>
        publishHouse(t, ({ units, ...house }) => {
          const { since: _since, retired: _retired, ...unit } = units['efoil-tallinn-1']!
          return {
            ...house,
            units: { ...units, 'efoil-tallinn-1': { ...unit, name: 'E-foil 1', place: 'tallinn', ...part } },
          }
        })
      const id = await ride()
      await board(changed)
      expect(await start(id)).toMatchObject({
        status: 409,
        body: {
          reasons: [why],
          instead: [{ from: { id: 'efoil-tallinn-1' }, to: { id: 'efoil-tallinn-2' } }],
        },
      })
      expect((await give(id, 1, 2)).status).toBe(200)
      expect(await start(id)).toMatchObject({ status: 200, body: { units: ['E-foil 2'] } })
      await board({})
    },
  )
})
