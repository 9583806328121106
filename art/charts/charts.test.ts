import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chartOf } from '#domain/charts.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { drawnPlaces } from '#web/booking/small-chart.tsx'
import { endings, kinds, sheet } from './sheet.ts'

const publicFolder = join(import.meta.dirname, '../../public')

describe.each(Object.keys(theHouse.places))('the sea chart of %s', (place) => {
  it('is drawn from its data', () => {
    const [large, phone, small] = [endings.large, endings.phone, endings.small].map((ending) =>
      readFileSync(join(publicFolder, `charts/chart-${place}${ending}.svg`), 'utf8'),
    )
    // The large ones take seconds to draw, and change whenever the small one does.
    expect(small === sheet(place, kinds.small), 'run npm run art -- charts').toBe(true)
    for (const each of [large, phone]) expect(each).toMatch(/^<svg .*<\/svg>\n$/)
  })

  it('has a picture for mails that is light enough', () => {
    expect(statSync(join(publicFolder, `media/mail-chart-${place}.png`)).size).toBeLessThan(40_000)
  })

  it('is shown, with an alt text', () => {
    expect(drawnPlaces).toContain(place)
    expect(chartOf(place)?.seen).toMatch(/^Sketch of .*riding zone/)
  })
})

it('does not exist for a place without coordinates', () => {
  expect(chartOf('atlantis')).toBeUndefined()
})
