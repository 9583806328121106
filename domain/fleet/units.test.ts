import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { fleetOf, unitIdsIn } from './units.ts'

// Ids are stored in every booking. A unit that the owner sells off leaves this list; its id is never reused.
const given = `
101 efoil-tallinn-1, 102 efoil-tallinn-2, 103 efoil-tallinn-3, 104 efoil-tallinn-4, 105 efoil-tallinn-5, 106 efoil-tallinn-6,
201 efoil-puhajarve-1, 202 efoil-puhajarve-2, 203 efoil-puhajarve-3, 204 efoil-puhajarve-4, 205 efoil-puhajarve-5, 206 efoil-puhajarve-6,
301 efoil-koh-phangan-1, 302 efoil-koh-phangan-2, 303 efoil-koh-phangan-3, 304 efoil-koh-phangan-4, 305 efoil-koh-phangan-5, 306 efoil-koh-phangan-6,
401 efoil-malaga-1, 402 efoil-malaga-2, 403 efoil-malaga-3, 404 efoil-malaga-4, 405 efoil-malaga-5, 406 efoil-malaga-6,
501 efoil-dubai-1, 502 efoil-dubai-2, 503 efoil-dubai-3, 504 efoil-dubai-4, 505 efoil-dubai-5, 506 efoil-dubai-6,
701 trixx-23-blue, 702 trixx-23-red, 703 trixx-25-red, 704 rxp-x-rs, 705 gti-130, 801 wake-boat, 901 floating-sauna`

it('every unit has the id under which bookings are stored', () => {
  const things = fleetOf(theHouse)
    .filter((unit) => !unit.place)
    .map(({ id, code }) => `${id} ${code}`)
  expect(things).toEqual(given.trim().split(/,\s+/))
})

it('a unit is available from its first day until the day on which it is retired, by midnight at its place', () => {
  const unit = theHouse.units['efoil-dubai-1']!
  const house = {
    ...theHouse,
    units: { ...theHouse.units, 'efoil-dubai-1': { ...unit, since: '2026-06-18', retired: '2026-06-20' } },
  }
  const has = (from: string, to: string) =>
    unitIdsIn(house, 'efoil:dubai', Date.parse(from), Date.parse(to)).includes(unit.number)
  expect(has('2026-06-17T23:00+04:00', '2026-06-18T01:00+04:00')).toBe(false)
  expect(has('2026-06-18T00:00+04:00', '2026-06-20T00:00+04:00')).toBe(true)
  expect(has('2026-06-19T23:00+04:00', '2026-06-20T00:30+04:00')).toBe(false)
})
