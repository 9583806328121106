import { describe, expect, it } from 'vitest'
import { wakeSurf } from '#domain/activities/wake-surf.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { slotsOf } from './day.ts'

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const closed: House = {
  ...theHouse,
  places: { ...theHouse.places, tallinn: { ...theHouse.places.tallinn!, afterDark: 'close' } },
}

/** A start with the sauna on an October day, dark from 18:46 on. */
const startAt = (house: House, time: string, duration = '1h') => {
  const choice = { duration, people: 2, sauna: true }
  const query = { activity: wakeSurf(house), choice, location: 'tallinn', date: '2026-10-15' }
  return slotsOf(query, { house, busyOf: new Map() }, now).find((slot) => slot.time === time)
}

describe('a wake session that ends in daylight', () => {
  it('can have the evening sauna even if rides must end before dusk', () => {
    expect(startAt(closed, '17:00')).toMatchObject({ open: true })
    expect(startAt(closed, '18:00')).toMatchObject({ open: false, reason: 'dark' })
  })

  it('is not said to end after dark because of its sauna', () => {
    expect(startAt(theHouse, '17:00')).not.toHaveProperty('dark')
    expect(startAt(theHouse, '18:00')).toMatchObject({ open: true, dark: true })
  })

  it('is in the last hour of sun by its own length', () => {
    expect(startAt(theHouse, '17:00', '20min')).not.toHaveProperty('golden')
    expect(startAt(theHouse, '17:30', '20min')).toHaveProperty('golden')
  })
})
