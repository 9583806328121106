import { expect, it } from 'vitest'
import { isIn, moved, sizeOf } from './selection.ts'

const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

it('arrows and Enter move by one cell and stop at the edges', () => {
  const size = [3, 2] as const
  expect(moved(press('ArrowDown'), [0, 0], size, false)).toEqual([1, 0])
  expect(moved(press('ArrowRight'), [0, 1], size, false)).toEqual([0, 1])
  expect(moved(press('Enter'), [1, 1], size, true)).toEqual([2, 1])
  expect(moved(press('Enter', { shiftKey: true }), [1, 1], size, true)).toEqual([0, 1])
  expect(moved(press('ArrowLeft'), [1, 1], size, true)).toBeUndefined()
  expect(moved(press('ArrowLeft', { ctrlKey: true }), [1, 1], size, false)).toBeUndefined()
  expect(moved(press('a'), [1, 1], size, false)).toBeUndefined()
})

it('a block lies between two cells, whichever came first', () => {
  expect(isIn([1, 1], [2, 2], [0, 0])).toBe(true)
  expect(isIn([1, 3], [2, 2], [0, 0])).toBe(false)
  expect(sizeOf([2, 2], [0, 1])).toBe(6)
})
