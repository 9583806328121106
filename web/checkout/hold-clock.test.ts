import { describe, expect, it } from 'vitest'
import { announcement, clockText, isUrgent, secondsLeft, spokenTime } from './hold-clock.ts'

const expiresAt = '2026-06-18T15:15:00.000Z'
const at = (time: string) => Date.parse(`2026-06-18T${time}Z`)

describe('the hold countdown works', () => {
  it('counts down to the end of the hold, so that a tab that slept is right', () => {
    expect(secondsLeft(expiresAt, at('15:00:00.000'))).toBe(900)
    expect(secondsLeft(expiresAt, at('15:00:00.001'))).toBe(900)
    expect(secondsLeft(expiresAt, at('15:14:59.500'))).toBe(1)
    expect(secondsLeft(expiresAt, at('15:15:00.000'))).toBe(0)
    expect(secondsLeft(expiresAt, at('18:00:00.000'))).toBe(0)
  })

  it('shows minutes and seconds', () => {
    expect([900, 872, 61, 9, 0].map(clockText)).toEqual(['15:00', '14:32', '01:01', '00:09', '00:00'])
  })

  it('is read as words', () => {
    expect(spokenTime(872)).toBe('14 minutes 32 seconds left')
    expect(spokenTime(61)).toBe('1 minute 1 second left')
  })

  it('is amber below 2 minutes', () => {
    expect([121, 120, 119, 0].map(isUrgent)).toEqual([false, false, true, true])
  })

  it('is announced at 5, 2 and 1 minutes and at the end only', () => {
    const changes: [number, string][] = []
    for (let seconds = 900; seconds >= 0; seconds--)
      if (
        seconds === 900 ? announcement(seconds) !== '' : announcement(seconds) !== announcement(seconds + 1)
      )
        changes.push([seconds, announcement(seconds)])
    expect(changes).toEqual([
      [300, 'Your hold ends in less than 5 minutes.'],
      [120, 'Your hold ends in less than 2 minutes.'],
      [60, 'Your hold ends in less than 1 minute.'],
      [0, 'Your hold has ended.'],
    ])
  })
})
