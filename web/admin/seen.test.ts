import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seenText, storeSeen } from './list-card.tsx'

const now = Temporal.Instant.from('2026-06-16T12:00:00Z')
const at = Temporal.Instant.from('2026-06-16T11:18:00Z').epochMilliseconds
const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a list that was seen is mentioned with its count and time', () => {
  storeSeen('waitlist', { rows: 36, at })
  expect(seenText('waitlist', now, 'Europe/Tallinn')).toBe('36 entries were here at 14:18')
  storeSeen('waitlist', { rows: 1, at })
  expect(seenText('waitlist', now, 'Europe/Tallinn')).toBe('1 entry was here at 14:18')
  const tomorrow = now.add({ hours: 24 })
  expect(seenText('waitlist', tomorrow, 'Europe/Tallinn')).toBe('1 entry was here on 16 June 14:18')
})

test('a list that was empty, not seen, or whose note is broken is not mentioned', () => {
  storeSeen('orders', { rows: 0, at })
  entries.set('seen-waitlist', '{"rows":"many"')
  entries.set('seen-test-drives', '{"rows":4}')
  for (const id of ['orders', 'waitlist', 'test-drives', 'never']) expect(seenText(id, now)).toBeUndefined()
})

test('a browser that stores nothing mentions no list and does not fail', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  storeSeen('waitlist', { rows: 36, at })
  expect(seenText('waitlist', now)).toBeUndefined()
})
