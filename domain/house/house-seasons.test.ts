import { expect, test } from 'vitest'
import { z } from 'zod'
import { seasonsOf } from './house-seasons.ts'

const problemsOf = (days: { from: string; to?: string }) =>
  (seasonsOf(z.number()).safeParse([{ ...days, cents: {} }]).error?.issues ?? []).map(
    ({ path, message }) => `${String(path.at(-1))}: ${message}`,
  )
const malformed = 'A day must look like 06-18 or 2026-06-18 and exist'

test('a malformed day of a season is a problem of its own field only', () => {
  expect(problemsOf({ from: '1.7.', to: '07-31' })).toEqual([`from: ${malformed}`])
  expect(problemsOf({ from: '07-01', to: '31.7.' })).toEqual([`to: ${malformed}`])
  expect(problemsOf({ from: '1.7.', to: '31.7.' })).toEqual([`from: ${malformed}`, `to: ${malformed}`])
  expect(problemsOf({ from: '02-30', to: '2027-07-31' })).toEqual([`from: ${malformed}`])
})

test('both days of a season have a year, or neither', () => {
  expect(problemsOf({ from: '07-01', to: '2027-07-31' })).toEqual(['to: Give both days a year, or neither'])
  expect(problemsOf({ from: '07-01', to: '07-31' })).toEqual([])
  expect(problemsOf({ from: '2027-07-01' })).toEqual([])
})
