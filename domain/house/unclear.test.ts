import { describe, expect, it } from 'vitest'
import { checkHouse } from './check.ts'
import { houseOf } from './house-of-document.ts'
import { theHouse } from './the-house.ts'

const ride = theHouse.activities['efoil-private']
const withRide = (changed: object) => ({
  ...theHouse,
  activities: { ...theHouse.activities, 'efoil-private': { ...ride, ...changed } },
})
const season = (days: object) => withRide({ seasons: [{ ...days, cents: { '1h': 1 } }] })
const group = theHouse.activities['efoil-group']
const { sessions } = group
const withSessions = (changed: object) => ({
  ...theHouse,
  activities: {
    ...theHouse.activities,
    'efoil-group': { ...group, sessions: { ...sessions, ...changed } },
  },
})
const gti = theHouse.units['gti-130']!
const withJetski = (changed: object) => ({
  ...theHouse,
  units: { ...theHouse.units, other: { ...gti, number: undefined, ...changed } },
})
const withHours = (open: string, close: string) => ({
  ...theHouse,
  places: {
    ...theHouse.places,
    malaga: {
      ...theHouse.places.malaga!,
      hours: [{ from: '01-01', to: '12-31', weekdays: [1, 2], open, close }],
    },
  },
})
const withJetskiSeason = (cents: object) => ({
  ...theHouse,
  activities: {
    ...theHouse.activities,
    'jetski-rental': {
      ...theHouse.activities['jetski-rental'],
      seasons: [{ from: '07-01', to: '07-31', cents }],
    },
  },
})
const withBoard = (changed: object) => ({
  ...theHouse,
  units: { ...theHouse.units, 'efoil-tallinn-1': { ...theHouse.units['efoil-tallinn-1']!, ...changed } },
})
const problems = (document: unknown) => checkHouse(document, { published: theHouse, taken: [] }).problems

describe('a house is not saved with', () => {
  it.each([
    [
      'a thing that has no name',
      withRide({ noun: { one: 'foil', many: ' ' } }),
      'activities.efoil-private.noun.many',
      'Please say what one is called',
    ],
    [
      'two durations that guests cannot tell apart',
      withRide({ durations: { ...ride.durations, '2h': { ...ride.durations['2h'], label: '1 Hour' } } }),
      'activities.efoil-private.durations.2h.label',
      'Another duration has this name',
    ],
    [
      'a season of one year that ends before it begins',
      season({ from: '2026-12-20', to: '2026-12-01' }),
      'activities.efoil-private.seasons.0.to',
      'The last day is before the first',
    ],
    [
      'two group sessions at once, as they share a sauna',
      withSessions({ evening: { ...sessions.evening, from: '17:00', to: '19:00' } }),
      'activities.efoil-group.sessions.evening.from',
      'Afternoon ends at 18:00',
    ],
    [
      'a group session that lasts past midnight',
      withSessions({ sunset: { ...sessions.sunset, from: '22:30', to: '23:59' } }),
      'activities.efoil-group.sessions.sunset.from',
      'A session must end before midnight',
    ],
    [
      'a group session that ends before it begins',
      withSessions({ sunset: { ...sessions.sunset, to: '19:00' } }),
      'activities.efoil-group.sessions.sunset.to',
      'It lasts 120 minutes, so it ends at 22:00',
    ],
    [
      'two jetskis of one name, also at another place or by the name that staff have for it',
      withJetski({ name: 'gti', staffName: undefined, place: 'malaga' }),
      'units.other.name',
      'Another machine has this name, here or at another place',
    ],
    [
      'two boards of one name at a place, as staff tell them apart by it',
      withBoard({ place: 'malaga' }),
      'units.efoil-malaga-1.name',
      'Another unit at this place has this name',
    ],
    [
      'a board of the name of a jetski of its place',
      withBoard({ name: 'gti' }),
      'units.gti-130.staffName',
      'Another unit at this place has this name',
    ],
    [
      'a price in a season for a machine that is not rented for so long otherwise',
      withJetskiSeason({ '2h': { 'rxp-x-rs': 40_000, 'trixx-23-red': 25_000 } }),
      'activities.jetski-rental.seasons.0.cents.2h.rxp-x-rs',
      'It needs a usual price for this length too, or it is not rented for it',
    ],
    [
      'hours that close at the minute at which they open',
      withHours('10:00', '10:00'),
      'places.malaga.hours.0.close',
      'It opens at that time; for round the clock enter 00:00 to 00:00',
    ],
  ])('%s', (_, document, path, message) => {
    expect(problems(document)).toEqual([{ path, message }])
  })
})

it('a place may be open round the clock or past midnight', () => {
  expect(problems(withHours('00:00', '00:00'))).toEqual([])
  expect(problems(withHours('10:00', '02:00'))).toEqual([])
})

it('a stored house with such hours can still be read', () => {
  expect(houseOf(withHours('10:00', '10:00')).places.malaga!.hours).toHaveLength(1)
})

it('a yearly season may cross the new year', () => {
  expect(problems(season({ from: '12-01', to: '02-28' }))).toEqual([])
})

it('a board may have the name of a retired one', () => {
  const { 'efoil-tallinn-2': second, ...units } = theHouse.units
  const named = (retired: string) => ({
    ...theHouse,
    units: {
      ...units,
      'efoil-tallinn-1': { ...units['efoil-tallinn-1']!, retired },
      'efoil-tallinn-2': { ...second!, name: 'E-foil 1', since: '2026-07-01' },
    },
  })
  expect(problems(named('2026-07-01'))).toEqual([])
  expect(problems(named('2026-07-02'))).toHaveLength(1)
})

it('e-foils at different places may have the same name', () => {
  expect(theHouse.units['efoil-malaga-1']!.name).toBe(theHouse.units['efoil-tallinn-1']!.name)
  expect(problems(theHouse)).toEqual([])
})
