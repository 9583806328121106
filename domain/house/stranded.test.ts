import { describe, expect, it } from 'vitest'
import type { House } from './house.ts'
import { strandedBy } from './stranded.ts'
import { theHouse } from './the-house.ts'

const booking = {
  activity: 'efoil-private',
  location: 'puhajarve',
  date: '2026-10-02',
  time: '12:00',
  minutes: 60,
  unitIds: [201],
} as const
const place = (changed: object): House => ({
  ...theHouse,
  places: { ...theHouse.places, puhajarve: { ...theHouse.places.puhajarve!, ...changed } },
})
const ride = (changed: object): House => ({
  ...theHouse,
  activities: {
    ...theHouse.activities,
    'efoil-private': { ...theHouse.activities['efoil-private'], ...changed },
  },
})
const hours = { from: '01-01', to: '12-31', weekdays: [5], open: '09:00', close: '13:00' }
const closed = place({ closed: [{ from: '2026-10-01', to: '2026-10-31', reason: 'winter' }] })
const unit = (changed: object): House => ({
  ...theHouse,
  units: { ...theHouse.units, 'efoil-puhajarve-1': { ...theHouse.units['efoil-puhajarve-1']!, ...changed } },
})
const retired = unit({ retired: '2026-10-02' })

describe('an upcoming booking', () => {
  it.each([
    ['its day is closed', closed, 'Closed: winter. Open again on Sunday 1 November.'],
    [
      'its weekday has no hours',
      place({ hours: [{ ...hours, weekdays: [6] }] }),
      'Closed. Open again on Saturday 3 October.',
    ],
    [
      'it ends too late',
      place({ hours: [{ ...hours, close: '12:30' }] }),
      'Closed then: open from 09:00 to 12:30.',
    ],
    ['its activity is off', ride({ on: false }), 'no longer sold'],
    ['its place does not sell it', ride({ places: ['tallinn'] }), 'no longer sold at this place'],
    ['its day of the week is not sold', ride({ weekdays: [6, 7] }), 'no longer sold on this day of the week'],
    ['its start is taken out', ride({ starts: ['11:00', '13:00'] }), 'no longer starts at 12:00'],
    [
      'its start is taken out at its place',
      ride({ at: { puhajarve: { starts: ['11:00'] } } }),
      'no longer starts at 12:00',
    ],
    ['its unit is retired from its day on', retired, 'E-foil 1 is retired'],
    ['its unit comes into use later', unit({ since: '2026-10-03' }), 'E-foil 1 is not in use yet'],
    ['its unit is at another place', unit({ place: 'dubai' }), 'E-foil 1 is at another place'],
  ])('is stranded when %s', (_, house, reason) => {
    expect(strandedBy(house, theHouse, booking)).toBe(reason)
  })

  it('is not stranded if its hours and units stay', () => {
    expect(strandedBy(place({ hours: [hours] }), theHouse, booking)).toBeUndefined()
    expect(strandedBy(retired, theHouse, { ...booking, unitIds: [202] })).toBeUndefined()
    expect(strandedBy(retired, theHouse, { ...booking, date: '2026-10-01' })).toBeUndefined()
    expect(strandedBy(unit({ since: '2026-10-02' }), theHouse, booking)).toBeUndefined()
  })

  it('is stranded if it ends on the day on which its unit is retired', () => {
    const overnight = { ...booking, date: '2026-10-01', time: '23:30' }
    expect(strandedBy(retired, theHouse, overnight)).toBe('E-foil 1 is retired')
    expect(strandedBy(retired, theHouse, { ...overnight, minutes: 30 })).toBeUndefined()
  })

  it('is not stranded if staff entered it at a time that was never a start', () => {
    const off = { ...booking, time: '12:10' }
    expect(strandedBy(ride({ starts: ['11:00'] }), theHouse, off)).toBeUndefined()
  })

  it('is stranded if its day is closed, even if staff entered it outside the hours', () => {
    const late = { ...booking, time: '22:00' }
    const both = place({ hours: [hours], closed: closed.places.puhajarve!.closed })
    expect(strandedBy(both, place({ hours: [hours] }), late)).toMatch(/^Closed: winter\./)
    expect(strandedBy(place({ hours: [{ ...hours, close: '12:30' }] }), both, late)).toBeUndefined()
  })

  it('is stranded if another of its units is retired after a first one', () => {
    const second = { ...theHouse.units['efoil-puhajarve-2']!, retired: '2026-10-02' }
    const next = { ...retired, units: { ...retired.units, 'efoil-puhajarve-2': second } }
    expect(strandedBy(next, retired, { ...booking, unitIds: [201, 202] })).toBe('E-foil 2 is retired')
    expect(strandedBy(next, next, { ...booking, unitIds: [201, 202] })).toBeUndefined()
  })

  it('of a session is stranded if the session begins at another time', () => {
    const sold = theHouse.activities['efoil-group']
    const { evening } = sold.sessions
    const sessions = { ...sold.sessions, evening: { ...evening, from: '17:15' } }
    const next = { ...theHouse, activities: { ...theHouse.activities, 'efoil-group': { ...sold, sessions } } }
    const place = {
      activity: 'efoil-group',
      location: 'tallinn',
      date: '2026-10-05',
      minutes: 120,
      unitIds: [],
    } as const
    expect(strandedBy(next, theHouse, { ...place, time: evening.from })).toBe(
      `no longer starts at ${evening.from}`,
    )
    expect(strandedBy(next, theHouse, { ...place, time: sold.sessions.afternoon.from })).toBeUndefined()
  })

  it('is listed once, as one stranded before is already kept', () => {
    expect(strandedBy(closed, closed, booking)).toBeUndefined()
  })
})
