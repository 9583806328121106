import { describe, expect, it } from 'vitest'
import { houseSchema } from './house.ts'
import { theHouse } from './the-house.ts'

const problems = (part: object) =>
  houseSchema
    .safeParse({ ...theHouse, ...part })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const { durations } = theHouse.guidedSession
const withHour = (fields: object) =>
  problems({ guidedSession: { durations: { ...durations, '1h': { ...durations['1h'], ...fields } } } })
const many = (count: number) => ({
  durations: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${index + 5}min`,
      { ...durations['1h'], minutes: index + 5 },
    ]),
  ),
})

describe('the guided session of a house', () => {
  it.each<[object, string]>([
    [{ cents: -1 }, 'cents: A price cannot be below 0'],
    [{ cents: 10_000_001 }, 'cents: A price cannot be above 100,000 €'],
    [{ cents: 85.5 }, 'cents: A price must be a whole number of cents'],
    [{ minutes: 4 }, 'minutes: At least 5 minutes'],
    [{ minutes: 1441 }, 'minutes: At most 24 hours'],
    [{ label: ' ' }, 'label: Please give it a name'],
  ])('refuses %j at its field', (fields, problem) => {
    expect(withHour(fields)).toEqual([`guidedSession.durations.1h.${problem}`])
  })

  it('has between one and twelve lengths, and no other field', () => {
    expect(problems({ guidedSession: many(12) })).toBeUndefined()
    expect(problems({ guidedSession: many(13) })).toEqual(['guidedSession.durations: At most 12 lengths'])
    expect(problems({ guidedSession: many(0) })).toEqual(['guidedSession.durations: At least one length'])
    expect(withHour({ people: 3 })).toHaveLength(1)
    expect(problems({ guidedSession: { durations: { 'An hour': durations['1h'] } } })).toHaveLength(1)
    const seasons = (...list: object[]) => problems({ guidedSession: { durations, seasons: list } })
    const season = { from: '2027-05-01', cents: { '1h': 9_500 } }
    expect(seasons(season, season)).toBeUndefined()
    expect(seasons({ ...season, from: '2027-02-30' })).toEqual([
      'guidedSession.seasons.0.from: There is no such date',
    ])
    expect(seasons({ ...season, cents: { '1h': -1 } })).toEqual([
      'guidedSession.seasons.0.cents.1h: A price cannot be below 0',
    ])
    expect(seasons({ ...season, to: '2027-06-01' })).toHaveLength(1)
    expect(seasons(...Array(21).fill(season))).toEqual([
      'guidedSession.seasons: At most 20 changes of prices',
    ])
  })
})

describe('the custom board of a house', () => {
  const { customBoard } = theHouse
  it.each<[object, string]>([
    [{ board: -1 }, 'board: A price cannot be below 0'],
    [{ board: 100_001 }, 'board: A price cannot be above $100,000'],
    [{ masts: { ...customBoard.masts, '2': 1.5 } }, 'masts.2: A price must be a whole number of dollars'],
  ])('refuses %j at its field', (part, problem) => {
    expect(problems({ customBoard: { ...customBoard, ...part } })).toEqual([`customBoard.${problem}`])
  })

  it('has a price for each of its parts and for no others', () => {
    const { 'travel-bag': _gone, ...rest } = customBoard.accessories
    expect(problems({ customBoard: { ...customBoard, accessories: rest } })).toHaveLength(1)
    expect(
      problems({ customBoard: { ...customBoard, motors: { ...customBoard.motors, '3': 1 } } }),
    ).toHaveLength(1)
  })
})
