import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { partOf, parts } from './parts.tsx'

it.each([
  ['places.malaga.hours.0.close', 'hours'],
  ['places.malaga.zone', 'places'],
  ['activities.wake-surf.places.0', 'places'],
  ['units.gti-130.name', 'fleet'],
  ['activities.jetski-rental.durations.1h.cents.gti-130', 'prices'],
  ['activities.efoil-private.at.malaga.cents.1h', 'prices'],
  ['activities.efoil-private.seasons.0.to', 'prices'],
  ['activities.wake-surf.sauna.weekday.day', 'prices'],
  ['activities.wake-surf.sauna.minutes', 'rentals'],
  ['activities.efoil-private.durations.1h.label', 'rentals'],
  ['activities.efoil-private.lead', 'texts'],
  ['activities.wake-surf.freeCancelHours', 'rules'],
  ['membership.discounts.club', 'rules'],
  ['membership.faq.0.answer', 'membership'],
  ['customBoard.board', 'packages'],
  ['enquiry.promiseMinutes.club', 'alerts'],
])('%s is put right under %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

it('each part of the house has a part of the editor', () => {
  const names = parts.map(({ value }) => value)
  for (const path of Object.keys(theHouse).filter((one) => one !== 'format'))
    expect(names).toContain(partOf(path))
})
