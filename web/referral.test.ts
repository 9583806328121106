import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { referral } from './call.ts'

const store = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-16T08:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
})
afterEach(() => {
  store.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a visit by an ambassador’s link', () => {
  it('is sent with bookings for 30 days', () => {
    referral.keep('?utm=x&ref=RASMUS')
    expect(referral.header()).toEqual({ 'x-referral': 'RASMUS' })
    vi.setSystemTime(Date.parse('2026-07-16T07:59:00Z'))
    expect(referral.header()).toEqual({ 'x-referral': 'RASMUS' })
    vi.setSystemTime(Date.parse('2026-07-16T08:01:00Z'))
    expect(referral.header()).toEqual({})
  })

  it('survives later pages without a code of ours, and is replaced by a newer link', () => {
    referral.keep('?ref=RASMUS')
    for (const search of ['', '?ref=newsletter', '?ref=x.com', '?ref=insta', '?ref=google', '?ref=TikTok'])
      referral.keep(search)
    expect(referral.header()).toEqual({ 'x-referral': 'RASMUS' })
    referral.keep('?ref=KADRY7')
    expect(referral.header()).toEqual({ 'x-referral': 'KADRY7' })
  })

  it.each(['?ref=', '?ref=a%0d%0ab', '?ref=<script>', '?ref=õõõ'])('keeps nothing of %s', (search) => {
    referral.keep(search)
    expect(referral.header()).toEqual({})
  })

  it.each(['no json', 'null', '{"code":5,"until":9e15}', '{"code":"x y","until":9e15}'])(
    'tells nothing where %s is stored',
    (stored) => {
      store.set('referral', stored)
      expect(referral.header()).toEqual({})
    },
  )
})
