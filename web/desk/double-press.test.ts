import { expect, it } from 'vitest'
import { isRepeated } from './double-press.ts'

const at = (timeStamp: number, { x = 300, y = 500, detail = 1 } = {}) => ({
  timeStamp,
  detail,
  clientX: x,
  clientY: y,
})

it('ignores a second press on the same spot', () => {
  expect(isRepeated(at(1_000), at(1_180, { detail: 2 }))).toBe(true)
  expect(isRepeated(at(1_000), at(2_499, { x: 310, y: 515 }))).toBe(true)
})

it('accepts a press on the same spot after a second and a half', () => {
  expect(isRepeated(at(1_000), at(2_500))).toBe(false)
})

it('accepts a quick press on another spot even if the browser counts a double click', () => {
  expect(isRepeated(at(1_000), at(1_250, { y: 620, detail: 2 }))).toBe(false)
})

it('accepts two key presses', () => {
  const key = { x: 0, y: 0, detail: 0 }
  expect(isRepeated(at(1_000, key), at(1_100, key))).toBe(false)
})
