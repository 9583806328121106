import { expect, it } from 'vitest'
import { groupSession } from '../activities/group-session.ts'
import { jetskiRequest } from '../activities/jetski.ts'
import { wakeSurf } from '../activities/wake-surf.ts'
import { theHouse } from '../house/the-house.ts'
import { fitOf } from './fit.ts'

const start = { location: 'malaga', date: '2026-06-18', time: '12:00' }
const from = Temporal.Instant.from('2026-06-18T10:00Z')

it('a unit that is not at the place is named by its name, not by its id', () => {
  const needs = [
    ...wakeSurf(theHouse).needs(start, from, { duration: '1h', people: 2, sauna: true }),
    ...jetskiRequest(theHouse).needs(start, from, {
      jetskis: ['gti-130'],
      duration: '1h',
      people: 1,
      isFirstTime: false,
    }),
  ]
  const names = ['Wake boat', 'Floating sauna', 'GTI 130']
  expect(fitOf(theHouse, needs, new Map())).toMatchObject({ fits: false, lacks: names, absent: names })
  const session = groupSession(theHouse).needs(start, from, { people: 2 })
  expect(fitOf(theHouse, session, new Map())).toMatchObject({ absent: ['Floating sauna'] })
})
