import { describe, expect, it } from 'vitest'
import { checkHouse } from './check.ts'
import type { House } from './house.ts'
import { restored } from './restored.ts'
import { theHouse } from './the-house.ts'

const today = '2026-07-01'
const at = (day: string) => ({ now: Temporal.Instant.from(`${day}T09:00Z`), booked: [] })
const { units } = theHouse
const board = units['efoil-tallinn-1']!
const gti = units['gti-130']!

describe('an older house that is restored', () => {
  it.each([
    [
      'boards',
      { 'efoil-tallinn-1': { ...board, retired: today }, other: { ...board, number: 9901, since: today } },
      'E-foil 1, no. 9901',
    ],
    [
      'jetskis',
      {
        'gti-130': { ...gti, name: 'Old GTI', staffName: 'Old', retired: today },
        other: { ...gti, number: 9901, since: today },
      },
      `${gti.name}, no. 9901`,
    ],
  ])(
    'can be published if one of its %s was replaced by one of the same name, which gets its number appended',
    (_, changed, name) => {
      const current = { ...theHouse, units: { ...units, ...changed } } as House
      const before = checkHouse(current, { published: theHouse, taken: [] })
      expect(before.problems).toEqual([])
      for (const day of [today, '2026-07-20']) {
        const back = restored(theHouse, current, at(day))
        expect(checkHouse(back, { published: current, taken: [9901] }).problems).toEqual([])
        expect(back.units.other).toMatchObject({ name, retired: day })
      }
    },
  )

  it('keeps the names of later units if no other has them', () => {
    const other = { ...board, name: 'Red board', number: 9901 }
    const back = restored(theHouse, { ...theHouse, units: { ...units, other } }, at(today))
    expect(back.units.other).toEqual({ ...other, retired: today })
  })

  it('retires later units from the present day at their place', () => {
    const other = { ...units['efoil-koh-phangan-1']!, name: 'Red board', number: 9901 }
    const current = { ...theHouse, units: { ...units, other } }
    const late = { now: Temporal.Instant.from('2026-06-30T20:00Z'), booked: [] }
    expect(restored(theHouse, current, late).units.other?.retired).toBe(today)
  })
})
