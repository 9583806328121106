import { expect, it } from 'vitest'
import { isSecondOfDouble } from './double-press.ts'

const at = (timeStamp: number, detail: number, clientX = 300, clientY = 500) => ({
  timeStamp,
  detail,
  clientX,
  clientY,
})

it('lets only the first click of a double click act, however often it is clicked', () => {
  expect(isSecondOfDouble(at(1_000, 1))).toBe(false)
  expect(isSecondOfDouble(at(1_180, 2))).toBe(true)
  expect(isSecondOfDouble(at(1_350, 3))).toBe(true)
})

it('lets a quick tap act that is counted together with one on a button elsewhere', () => {
  expect(isSecondOfDouble(at(10_000, 1))).toBe(false)
  expect(isSecondOfDouble(at(10_250, 2, 300, 620))).toBe(false)
})

it('lets a tap act that is counted together with one that was no act', () => {
  expect(isSecondOfDouble(at(20_000, 1))).toBe(false)
  expect(isSecondOfDouble(at(25_000, 2))).toBe(false)
})

it('lets two slow clicks on the same place and two keys act', () => {
  expect(isSecondOfDouble(at(30_000, 1))).toBe(false)
  expect(isSecondOfDouble(at(30_700, 1))).toBe(false)
  expect(isSecondOfDouble(at(40_000, 0, 0, 0))).toBe(false)
  expect(isSecondOfDouble(at(40_100, 0, 0, 0))).toBe(false)
})
