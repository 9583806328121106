import { describe, expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import * as choices from './choice.ts'
import { allowSeveral, type Choice, inServiceOf, withoutService } from './choice.ts'

const first = choices.firstChoice(theHouse)
const press = (choice: Choice, id: Choice['jetskis'][number]) => choices.toggleMachine(theHouse, choice, id)
const choiceOfStored = (stored: unknown) => choices.choiceOfStored(theHouse, stored)

const several = (...jetskis: Choice['jetskis']): Choice => ({ jetskis, duration: '1h', multi: true })

/** A house whose first machine is not rented for an hour. */
const { 'jetski-rental': rental } = theHouse.activities
const { 'trixx-23-blue': _first, ...others } = rental.durations['1h']!.cents
const durations = { ...rental.durations, '1h': { ...rental.durations['1h']!, cents: others } }
const activities = { ...theHouse.activities, 'jetski-rental': { ...rental, durations } }
const withoutHour = { ...theHouse, activities }

describe('choosing jetskis', () => {
  test('one jetski is selected, initially trixx-23-blue, with an initial duration of 1h', () => {
    expect(first).toEqual({ jetskis: ['trixx-23-blue'], duration: '1h', multi: false })
  })

  test('a retired machine is not chosen, even if there is no other', () => {
    const units = Object.entries(theHouse.units).map(([id, unit]) => [id, { ...unit, retired: '2026-06-16' }])
    const house = { ...theHouse, units: Object.fromEntries(units) } as typeof theHouse
    const choice = choices.firstChoice(house)
    expect(choices.soldOn(house, choice, '2026-06-15').jetskis).toHaveLength(1)
    expect(choices.soldOn(house, choice, '2026-06-16').jetskis).toEqual([])
    expect(choices.soldOn(theHouse, first, '2026-06-16')).toBe(first)
  })

  test('a first machine that is not rented for an hour starts with a duration that has a price', () => {
    expect(choices.firstChoice(withoutHour)).toEqual({ ...first, duration: '30min' })
  })

  test('in single-select another jetski replaces the first', () => {
    expect(press(first, 'gti-130').choice.jetskis).toEqual(['gti-130'])
    expect(press(first, 'trixx-23-blue').choice.jetskis).toEqual(['trixx-23-blue'])
  })

  test('after the switch the current jetski is the first selected and others join it', () => {
    const { choice } = press(allowSeveral(press(first, 'gti-130').choice), 'trixx-25-red')
    expect(choice.jetskis).toEqual(['gti-130', 'trixx-25-red'])
  })

  test('clicking a selected one deselects it', () => {
    expect(press(several('gti-130', 'trixx-25-red'), 'gti-130').choice.jetskis).toEqual(['trixx-25-red'])
  })

  test('up to 5 may be selected', () => {
    const all = several('trixx-23-blue', 'trixx-23-red', 'trixx-25-red', 'rxp-x-rs', 'gti-130')
    expect(all.jetskis).toHaveLength(5)
    expect(
      press(several('trixx-23-blue', 'trixx-23-red', 'trixx-25-red', 'rxp-x-rs'), 'gti-130').choice,
    ).toEqual(all)
  })
})

describe('the duration stays valid', () => {
  test('the rxp unit has no 2h option: adding it to 2 hours changes them to 1 and says so', () => {
    const change = press({ ...several('trixx-23-blue'), duration: '2h' }, 'rxp-x-rs')
    expect(change.choice.duration).toBe('1h')
    expect(change.message).toBe('The RXP-X RS 300 is not rented for 2 hours: changed to 1 hour.')
  })

  test('a full day is kept', () => {
    expect(press({ ...several('trixx-23-blue'), duration: 'full' }, 'rxp-x-rs')).toEqual({
      choice: { jetskis: ['trixx-23-blue', 'rxp-x-rs'], duration: 'full', multi: true },
    })
  })
})

describe('a unit in maintenance', () => {
  test('is the only status that matters; a missing entry means available', () => {
    expect(
      inServiceOf(theHouse, { 'gti-130': 'maintenance', 'rxp-x-rs': 'rented', elsewhere: 'maintenance' }),
    ).toEqual(['gti-130'])
    expect(inServiceOf(theHouse, undefined)).toEqual([])
  })

  test('is deselected, with a note to the visitor', () => {
    expect(withoutService(theHouse, several('gti-130', 'trixx-25-red'), ['gti-130'])).toEqual({
      choice: several('trixx-25-red'),
      message: 'GTI 130 is in maintenance and was deselected.',
    })
    expect(withoutService(theHouse, first, ['gti-130'])).toBeUndefined()
  })
})

describe('a stored choice', () => {
  test('is restored as it was', () => {
    expect(choiceOfStored(several('gti-130', 'rxp-x-rs'))).toEqual(several('gti-130', 'rxp-x-rs'))
  })

  test('with a duration that has no price any more gets another duration', () => {
    expect(choices.choiceOfStored(withoutHour, first)).toEqual({ ...first, duration: '30min' })
  })

  test('that is broken is discarded, and a machine that no longer exists is left out', () => {
    expect(choiceOfStored({ jetskis: 'gti-130' })).toBeUndefined()
    expect(choiceOfStored(null)).toBeUndefined()
    expect(choiceOfStored({ jetskis: ['sold', 'gti-130'], duration: '1h', multi: true })?.jetskis).toEqual([
      'gti-130',
    ])
  })
})
