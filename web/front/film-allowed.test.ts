import { describe, expect, test } from 'vitest'
import { filmAllowed } from './film-allowed.ts'

const viewer = { width: 1440, wantsStillness: false, savesData: false }

describe('The hero shows a muted, looping film', () => {
  test('on a wide screen', () => {
    expect(filmAllowed(viewer)).toBe(true)
  })

  test('not on a phone, below 768 px', () => {
    expect(filmAllowed({ ...viewer, width: 767 })).toBe(false)
    expect(filmAllowed({ ...viewer, width: 768 })).toBe(true)
  })

  test('not for someone who wants less motion', () => {
    expect(filmAllowed({ ...viewer, wantsStillness: true })).toBe(false)
  })

  test('not for someone who saves data', () => {
    expect(filmAllowed({ ...viewer, savesData: true })).toBe(false)
  })
})
