import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '#tests/storage.ts'
import { adoptStored, changedElsewhere, clearStored, readStored, writeStored } from './pending-store.ts'

/** A browser with one local storage, and a session storage per tab. */
const tab = (session: Storage) => vi.stubGlobal('sessionStorage', session)
const [one, two] = [storage(), storage()]
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  one.clear()
  two.clear()
  tab(one)
  return () => vi.unstubAllGlobals()
})
const own = () => readStored({ shared: false })
const any = () => readStored({ shared: true })

test('a second tab finds the booking of the first, and does not change it by beginning another', () => {
  writeStored({ key: 'a' })
  tab(two)
  expect(any()).toEqual({ key: 'a' })
  expect(own()).toBeUndefined()
  writeStored({ key: 'b' })
  expect(any()).toEqual({ key: 'b' })
  tab(one)
  expect(any()).toEqual({ key: 'a' })
})

test('a tab that finishes its booking leaves another tab’s booking', () => {
  writeStored({ key: 'a' })
  tab(two)
  writeStored({ key: 'b' })
  clearStored()
  expect(localStorage.getItem('pendingBooking')).toBeNull()
  expect(any()).toBeUndefined()
  tab(one)
  expect(any()).toEqual({ key: 'a' })
  clearStored()
  tab(two)
  writeStored({ key: 'c' })
  tab(one)
  expect(any()).toBeUndefined()
})

test('a booking that was finished in one tab is finished in every tab that had the same one', () => {
  writeStored({ key: 'a' })
  tab(two)
  adoptStored({ key: 'a' })
  clearStored()
  tab(one)
  expect(any()).toBeUndefined()
})

test('a draft in the plain shape of the spec is read whatever this tab had, and cleared or broken ones are ignored', () => {
  writeStored({ key: 'a' })
  localStorage.setItem('pendingBooking', '{"bookingType":"wake-surf"}')
  expect(any()).toEqual({ bookingType: 'wake-surf' })
  localStorage.clear()
  expect(any()).toBeUndefined()
  localStorage.setItem('pendingBooking', '{broken')
  expect(any()).toBeUndefined()
})

test('a tab follows changes by another only for its own booking', () => {
  const mine = { key: 'a', holdId: '1' }
  const wrote = (stored: object) =>
    changedElsewhere({ key: 'pendingBooking', newValue: JSON.stringify(stored) }, mine)
  expect(wrote({ key: 'a', hold: {} })).toEqual({ key: 'a', hold: {} })
  expect(wrote({ key: 'b', replaces: { bookingId: '1' } })).toMatchObject({ key: 'b' })
  expect(wrote({ key: 'b' })).toBeUndefined()
  expect(wrote({ key: 'b', replaces: { bookingId: '2' } })).toBeUndefined()
  expect(changedElsewhere({ key: 'pendingBooking', newValue: null }, mine)).toBeUndefined()
  expect(changedElsewhere({ key: 'pendingDone', newValue: 'a' }, mine)).toBe('done')
  expect(changedElsewhere({ key: 'pendingDone', newValue: 'b' }, mine)).toBeUndefined()
})
