import { describe, expect, test } from 'vitest'
import { filmAllowed } from './hero-film.tsx'

const viewer = { wantsStillness: false, savesData: false, line: '4g' }

describe('The hero shows a muted, looping film', () => {
  test('on a fast line, and where the browser does not say how fast the line is', () => {
    expect(filmAllowed(viewer)).toBe(true)
    expect(filmAllowed({ ...viewer, line: undefined })).toBe(true)
  })

  test('not for someone who wants less motion', () => {
    expect(filmAllowed({ ...viewer, wantsStillness: true })).toBe(false)
  })

  test('not for someone who saves data', () => {
    expect(filmAllowed({ ...viewer, savesData: true })).toBe(false)
  })

  test.each(['slow-2g', '2g', '3g'])('not on a slow line (%s)', (line) => {
    expect(filmAllowed({ ...viewer, line })).toBe(false)
  })
})
