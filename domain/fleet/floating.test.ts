import { expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { isSaunaAt } from './floating.ts'

const [code, sauna] = Object.entries(theHouse.units).find(([, { kind }]) => kind === 'sauna')!
const withSauna = (fields: object) => ({
  ...theHouse,
  units: { ...theHouse.units, [code]: { ...sauna, ...fields } },
})

it('a sauna is offered at its place until the day on which it is retired', () => {
  expect(isSaunaAt(theHouse, 'tallinn', '')).toBe(true)
  expect(isSaunaAt(theHouse, 'malaga', '')).toBe(false)
  const retiring = withSauna({ retired: '2026-10-01' })
  expect(isSaunaAt(retiring, 'tallinn', '2026-09-30')).toBe(true)
  expect(isSaunaAt(retiring, 'tallinn', '2026-10-01')).toBe(false)
  expect(isSaunaAt(retiring, 'tallinn', '')).toBe(false)
})
