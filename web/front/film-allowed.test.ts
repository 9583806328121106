import { describe, expect, test } from 'vitest'
import { filmAllowed } from './hero-film.tsx'

const viewer = { wantsStillness: false, savesData: false, line: '4g' }

describe('The hero shows a muted, looping film', () => {
  test('on a fast connection, or if the browser does not say how fast it is', () => {
    expect(filmAllowed(viewer)).toBe(true)
    expect(filmAllowed({ ...viewer, line: undefined })).toBe(true)
  })

  test('not for visitors who want less motion', () => {
    expect(filmAllowed({ ...viewer, wantsStillness: true })).toBe(false)
  })

  test('not for visitors who save data', () => {
    expect(filmAllowed({ ...viewer, savesData: true })).toBe(false)
  })

  test.each(['slow-2g', '2g', '3g'])('not on a slow line (%s)', (line) => {
    expect(filmAllowed({ ...viewer, line })).toBe(false)
  })
})
