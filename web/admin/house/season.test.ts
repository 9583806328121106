import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { withSoldAt } from './new-place.ts'
import { put } from './price-sheets.ts'
import { Season } from './season.tsx'

const nothing = () => undefined
const id = 'wake-surf'

it('a season marks a place where it is no longer sold, which can be unchecked', () => {
  const season = { from: '07-01', to: '07-31', places: ['malaga'], cents: { '1h': 20_000 } }
  const house = put(withSoldAt(theHouse, id, 'malaga', false), ['activities', id, 'seasons'], [season])
  const html = renderToStaticMarkup(
    createElement(Season, { id, house, index: 0, problems: [], edit: nothing, set: nothing }),
  )
  expect(html).toMatch(/checked=""[^>]*\/>Club, Málaga/)
})
