import { expect, it } from 'vitest'
import { asTyped } from './save-draft.ts'

it('a stored draft keeps the spaces at the ends of texts as they were typed, and is else as the server has it', () => {
  const typed = {
    headline: 'Fly low ',
    cents: 100,
    list: [' one', 'two\n', ''],
    unit: { name: 'Board ', since: undefined },
    gone: 'x',
  }
  const stored = {
    headline: 'Fly low',
    cents: 100,
    list: ['one', 'two', ''],
    unit: { name: 'Board', number: 7 },
    later: null,
  }
  expect(asTyped(stored, typed)).toEqual({
    headline: 'Fly low ',
    cents: 100,
    list: [' one', 'two\n', ''],
    unit: { name: 'Board ', number: 7 },
    later: null,
  })
  expect(asTyped({ headline: 'Another' }, typed)).toEqual({ headline: 'Another' })
  expect(asTyped(stored, undefined)).toBe(stored)
})
