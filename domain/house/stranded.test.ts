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
  places: { ...theHouse.places, puhajarve: { ...theHouse.places.puhajarve, ...changed } },
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
const retired: House = {
  ...theHouse,
  units: {
    ...theHouse.units,
    'efoil-puhajarve-1': { ...theHouse.units['efoil-puhajarve-1']!, retired: '2026-09-01' },
  },
}

describe('a booking to come', () => {
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
    ['its activity is off', ride({ on: false }), 'not sold any more'],
    ['its place does not sell it', ride({ places: ['tallinn'] }), 'not sold at this place any more'],
    ['its unit is retired', retired, 'E-foil 1 is retired'],
  ])('is stranded when %s', (_, house, reason) => {
    expect(strandedBy(house, theHouse, booking)).toBe(reason)
  })

  it('is not when its hours and units stay', () => {
    expect(strandedBy(place({ hours: [hours] }), theHouse, booking)).toBeUndefined()
    expect(strandedBy(retired, theHouse, { ...booking, unitIds: [202] })).toBeUndefined()
  })

  it('is told once: what was stranded before is kept already', () => {
    expect(strandedBy(closed, closed, booking)).toBeUndefined()
  })
})
