import { describe, expect, it } from 'vitest'
import type { Block as Closing } from '#contract/calls/dock-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { closedText } from '#web/staff/fleet/closed-words.ts'
import { booking, foil } from '#web/staff/row/sample-row.ts'
import { type BoardDay, shownHours, surname, unitsOf } from './board-units.ts'
import { scrollTo, shareOf } from './stretch.ts'

/** Tuesday 16 June 2026 at Noblessner, 14:20; override what a test needs. */
const day = (part: Partial<BoardDay> & { equipment: Equipment[] }): BoardDay => ({
  house: theHouse,
  place: 'tallinn',
  date: '2026-06-16',
  now: Temporal.Instant.from('2026-06-16T11:20:00Z'),
  bookings: [],
  closings: [],
  atRisk: new Set(),
  proposed: [],
  ...part,
})

const closing = (part: Partial<Closing> = {}): Closing => ({
  id: 7,
  kind: 'closed',
  units: [{ code: 'efoil-tallinn-1', name: 'E-foil 1' }],
  location: 'tallinn',
  from: '2026-06-16T09:00:00Z',
  to: '2026-06-17T06:00:00Z',
  reason: 'Battery change',
  by: 'jana',
  createdAt: '2026-06-15T14:40:00Z',
  waiting: [],
  others: 0,
  mayOpen: true,
  ...part,
})

describe('the day by unit', () => {
  it('shows the boat until the sauna begins, and the sauna after that', () => {
    const floating = (id: string, name: string, type: string) =>
      foil(1, { id, name, type, sector: 'wakesurf' })
    const ride = booking({
      activity: 'wake-surf',
      sector: 'wakesurf',
      time: '18:00',
      until: '21:00',
      startTime: '2026-06-16T15:00:00Z',
      choice: { duration: '1h', people: 2, sauna: true },
      units: ['Wake boat', 'Floating sauna'],
    })
    const spans = (part: Partial<BookingRow>) =>
      unitsOf(
        day({
          bookings: [{ ...ride, ...part }],
          equipment: [
            floating('wake-boat', 'Wake boat', 'wake-boat'),
            floating('floating-sauna', 'Floating sauna', 'sauna'),
          ],
        }),
      ).flatMap(({ rows }) => rows.flatMap(({ blocks }) => blocks.map(({ from, until }) => [from, until])))
    expect(spans({})).toEqual([
      [18 * 60, 19 * 60],
      [19 * 60, 21 * 60],
    ])
    const whole = [18 * 60, 21 * 60]
    expect(spans({ choice: { duration: 'gone', people: 2, sauna: true } })).toEqual([whole, whole])
  })

  it('shows 09 to 23, or more if bookings of the day need it', () => {
    const hours = { first: 9, last: 23 }
    expect([9 * 60, 16 * 60, 23 * 60, 6 * 60, 24 * 60].map((minute) => shareOf(minute, hours))).toEqual([
      0, 50, 100, 0, 100,
    ])
    const hoursOf = (...times: [time: string, until: string][]) =>
      shownHours(
        unitsOf(
          day({
            bookings: times.map(([time, until]) => booking({ id: time, time, until })),
            equipment: [foil(1)],
          }),
        ),
      )
    expect(hoursOf()).toEqual(hours)
    expect(hoursOf(['06:30', '07:30'])).toEqual({ first: 6, last: 23 })
    expect(hoursOf(['06:30', '07:30'], ['22:30', '00:30'])).toEqual({ first: 6, last: 24 })
  })

  it('shows a unit from its first day until the day on which it is retired', () => {
    const equipment = [foil(1, { since: '2026-06-17' }), foil(2, { retired: '2026-06-17' })]
    const namesOn = (date: string) =>
      unitsOf(day({ date, equipment })).flatMap(({ rows }) => rows.map(({ name }) => name))
    expect([namesOn('2026-06-16'), namesOn('2026-06-17')]).toEqual([['E-foil 2'], ['E-foil 1']])
  })

  it('a booking of several units is shown on each of them', () => {
    const [group] = unitsOf(day({ bookings: [booking({})], equipment: [foil(1), foil(2), foil(3)] }))
    expect(group?.rows.map((row) => row.blocks.length)).toEqual([1, 1, 0])
  })

  it('rows are units grouped by sector, in the order of the fleet as on the jetski desk', () => {
    const ski = (name: string) => foil(9, { id: name, name, sector: 'jetski' })
    const groups = unitsOf(day({ equipment: [foil(2), foil(10), ski('Trixx SININE'), ski('GTI')] }))
    expect(groups.map((group) => [group.title, group.rows.map((row) => row.name)])).toEqual([
      ['E-foils', ['E-foil 2', 'E-foil 10']],
      ['Jetskis', ['Trixx SININE', 'GTI']],
    ])
  })

  it('an activity that the owner added has its own heading, even if only bookings name its units', () => {
    const kayak = { ...theHouse.activities['efoil-private'], title: 'Kayaks' }
    const added = { kayak, yoga: { ...kayak, title: 'Yoga' } }
    const house = { ...theHouse, activities: { ...theHouse.activities, ...added } }
    const groups = unitsOf(
      day({
        house,
        equipment: [foil(1), foil(9, { name: 'Kayak 1', type: 'kayak' })],
        bookings: [booking({ activity: 'yoga', units: ['Yoga'] }), booking({ units: ['E-foil 7'] })],
      }),
    )
    expect(groups.map((group) => [group.title, group.rows.map((row) => row.name)])).toEqual([
      ['E-foils', ['E-foil 1', 'E-foil 7']],
      ['Kayaks', ['Kayak 1']],
      ['Yoga', ['Yoga']],
    ])
  })

  it('leaves out cancelled bookings, other days and other places', () => {
    const bookings = [
      booking({ status: 'cancelled' }),
      booking({ date: '2026-06-17' }),
      booking({ location: 'dubai' }),
    ]
    const [group] = unitsOf(day({ bookings, equipment: [foil(1)] }))
    expect(group?.rows[0]?.blocks).toEqual([])
  })

  it('a ride past midnight is on both of its days, in part', () => {
    const late = booking({ time: '22:00', until: '00:30', units: ['E-foil 1'] })
    const on = (date: string, part = {}) =>
      unitsOf(day({ date, bookings: [{ ...late, ...part }], equipment: [foil(1)] }))[0]?.rows[0]?.blocks
    expect(on('2026-06-15')).toEqual([])
    expect(on('2026-06-16')).toMatchObject([{ from: 22 * 60, until: 24 * 60 }])
    expect(on('2026-06-17')).toMatchObject([{ from: 0, until: 30, began: '2026-06-16' }])
    expect(on('2026-06-17', { status: 'completed' })).toEqual([])
  })

  it('a ride from an earlier day that is not back yet is shown until now', () => {
    const out = booking({
      status: 'in_progress',
      date: '2026-06-14',
      startTime: '2026-06-14T12:00:00Z',
      endTime: '2026-06-14T13:00:00Z',
      units: ['E-foil 1'],
    })
    const groups = (date: string) => unitsOf(day({ date, bookings: [out], equipment: [foil(1)] }))
    const on = (date: string) => groups(date)[0]?.rows[0]?.blocks
    expect(on('2026-06-14')).toMatchObject([{ earlier: false, late: { from: 16 * 60, until: 24 * 60 } }])
    expect(on('2026-06-15')).toMatchObject([{ earlier: true, from: 0, until: 24 * 60 }])
    expect(on('2026-06-16')).toMatchObject([{ earlier: true, from: 0, until: 14 * 60 + 20 }])
    expect(on('2026-06-17')).toEqual([])
    expect(shownHours(groups('2026-06-16'))).toEqual({ first: 9, last: 23 })
  })

  it('a unit missing in the equipment list still has its row', () => {
    const [group] = unitsOf(day({ bookings: [booking({ units: ['E-foil 7'] })], equipment: [] }))
    expect(group?.rows.map((row) => row.name)).toEqual(['E-foil 7'])
  })

  it('a hold has its own look', () => {
    const paying = booking({ status: 'pending', heldUntil: '2026-06-16T11:30:00Z', units: ['E-foil 1'] })
    const [group] = unitsOf(day({ bookings: [paying], equipment: [foil(1)] }))
    expect(group?.rows[0]?.blocks[0]?.look).toBe('held')
  })

  it('a late return is drawn from when it was due until now', () => {
    const out = booking({
      status: 'in_progress',
      time: '13:00',
      until: '14:00',
      startTime: '2026-06-16T10:00:00Z',
      endTime: '2026-06-16T11:00:00Z',
      units: ['E-foil 1'],
    })
    const [group] = unitsOf(day({ bookings: [out], equipment: [foil(1)] }))
    const block = group?.rows[0]?.blocks[0]
    expect(block?.late).toEqual({ from: 14 * 60, until: 14 * 60 + 20 })
  })

  it('proposes another unit at that time for the booking that waits for a late one', () => {
    const waits = booking({ time: '15:00', until: '16:00', units: ['E-foil 1'] })
    const proposed = [{ unit: foil(3), booking: waits }]
    const on = (date: string) =>
      unitsOf(day({ date, equipment: [foil(1), foil(3)], proposed }))[0]!.rows.map((row) =>
        row.proposals.map(({ booking: { id }, from }) => [id, from]),
      )
    expect(on('2026-06-16')).toEqual([[], [[waits.id, 15 * 60]]])
    expect(on('2026-06-17')).toEqual([[], []])
  })

  it('marks the booking that waits for a late unit', () => {
    const [group] = unitsOf(
      day({ bookings: [booking({ id: 'next' })], equipment: [foil(1)], atRisk: new Set(['next']) }),
    )
    expect(group?.rows[0]?.blocks[0]?.atRisk).toBe(true)
  })
})

describe('what is closed', () => {
  const closedOn = (date: string, equipment = [foil(1)], closings = [closing()]) =>
    unitsOf(day({ date, equipment, closings }))[0]?.rows[0]?.closed

  it('is hatched on each of its days for the hours closed', () => {
    expect(closedOn('2026-06-15')).toEqual([])
    expect(closedOn('2026-06-16')).toMatchObject([{ from: 12 * 60, until: 24 * 60 }])
    expect(closedOn('2026-06-17')).toMatchObject([{ from: 0, until: 9 * 60 }])
    expect(closedOn('2026-06-18')).toEqual([])
  })

  it('shows why and until when', () => {
    expect(closedText(theHouse, { closing: closing() })).toBe('Battery change, back Wed 17 June')
    expect(closedText(theHouse, { closing: closing({ to: '2026-06-16T13:00:00Z' }) })).toBe(
      'Battery change, back 16:00',
    )
    expect(closedText(theHouse, {})).toBe('In Maintenance')
  })

  it('a unit in maintenance without a closing is closed today; a closing shows until when', () => {
    const units = [foil(1, { status: 'maintenance' })]
    expect(closedOn('2026-06-15', units, [])).toEqual([])
    expect(closedOn('2026-06-16', units, [])).toMatchObject([{ from: 0, until: 24 * 60 }])
    const until = closing({ kind: 'maintenance', to: '2026-06-30T09:00:00Z' })
    expect(closedOn('2026-06-30', units, [until])).toMatchObject([{ from: 0, until: 12 * 60 }])
    expect(closedOn('2026-07-02', units, [])).toEqual([])
  })
})

describe('the board on opening', () => {
  it('is scrolled so that the present time is a quarter from the left', () => {
    expect(scrollTo(50, 1000, 400)).toBe(400)
    expect(scrollTo(0, 1000, 400)).toBe(0)
  })

  it.each([
    ['Mart Õunapuu', 'Õunapuu'],
    ['Madonna', 'Madonna'],
    ['Bolt Dock Crew', 'Bolt Dock Crew'],
  ])('a block shows its customer by surname: %s', (name, short) => {
    expect(surname(name)).toBe(short)
  })
})
