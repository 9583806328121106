import { expect, it } from 'vitest'
import { asTyped } from './save-draft.ts'

it('a stored draft keeps typed spaces at the ends of texts, and is otherwise as on the server', () => {
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
