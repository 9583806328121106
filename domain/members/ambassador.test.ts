import { describe, expect, it } from 'vitest'
import { commissionsOf, levelAt, nextLevel } from './ambassador.ts'
import { isReferralCode } from './referral.ts'

const ride = (changes: Partial<{ completed: boolean; paidCents: number; owedCents: number }> = {}) => ({
  completed: true,
  paidCents: 10_000,
  owedCents: 0,
  ...changes,
})
const cents = (rides: ReturnType<typeof ride>[]) =>
  commissionsOf(rides).map(({ commissionCents }) => commissionCents)

describe('an ambassador', () => {
  it.each([
    [0, 'bronze', 5],
    [4, 'bronze', 5],
    [5, 'silver', 10],
    [14, 'silver', 10],
    [15, 'gold', 15],
    [200, 'gold', 15],
  ])('with %i completed bookings is %s with %i per cent', (completed, id, percent) => {
    expect(levelAt(completed)).toMatchObject({ id, percent })
  })

  it('sees how many bookings the next level needs, if there is one', () => {
    expect(nextLevel(3)).toMatchObject({ level: { id: 'silver' }, missing: 2 })
    expect(nextLevel(15)).toBeUndefined()
  })

  it('earns from each booking the percentage of the level it reached, and keeps what was earned before', () => {
    expect(cents(Array.from({ length: 6 }, () => ride()))).toEqual([500, 500, 500, 500, 1000, 1000])
  })

  it.each([
    ['not over', ride({ completed: false })],
    ['refunded', ride({ paidCents: 0 })],
    ['paid in part', ride({ paidCents: 9_999, owedCents: 1 })],
  ])('earns nothing from a booking that is %s', (_what, booking) => {
    expect(cents([booking])).toEqual([0])
  })

  it('has a code of six letters and digits', () => {
    const texts = ['RASMUS', 'k7m2qx', 'insta', 'google', 'github', 'RASMUS7', 'a-1b2c', 'a b2c3', 'ä2ö3ü4']
    expect(texts.filter(isReferralCode)).toEqual(['RASMUS', 'k7m2qx'])
  })
})
