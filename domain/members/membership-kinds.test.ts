import { describe, expect, test } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import {
  benefitHours,
  isActiveOn,
  kindsActiveOn,
  type Membership,
  rewardsOf,
  shownMembership,
} from './membership-kinds.ts'

const of = (kind: Membership['kind'], begins: string, ends: string | null = null): Membership => ({
  kind,
  begins,
  ends,
  paidCents: 0,
})

describe('A membership', () => {
  test('is active from its first day to its last, both included', () => {
    const spring = of('member', '2026-03-01', '2026-05-31')
    const active = ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((day) =>
      isActiveOn(spring, day),
    )
    expect(active).toEqual([false, true, true, false])
  })

  test('is shown by its best kind, or by the one that ended last', () => {
    const all = [
      of('club', '2026-01-01'),
      of('platinum', '2026-03-01', '2026-04-30'),
      of('member', '2025-01-01', '2025-12-31'),
    ]
    expect(kindsActiveOn(all, '2026-03-15')).toEqual(['platinum', 'club'])
    expect(shownMembership(all, '2026-03-15')?.kind).toBe('platinum')
    expect(shownMembership(all.slice(1), '2026-06-01')?.kind).toBe('platinum')
    expect(shownMembership([of('club', '2027-01-01')], '2026-06-01')).toBeUndefined()
  })
})

test('Twenty riding hours unlock a free 2-hour rental and reset to zero; 30 hours one free e-foil hour', () => {
  const { everyMinutes, gives } = theHouse.membership.ridingHours
  expect(rewardsOf(19 * 60 + 59, everyMinutes)).toEqual({ rewards: 0, riddenMinutes: 1_199 })
  expect(rewardsOf(20 * 60, everyMinutes)).toEqual({ rewards: 1, riddenMinutes: 0 })
  expect(rewardsOf(43 * 60, everyMinutes)).toEqual({ rewards: 2, riddenMinutes: 180 })
  expect(rewardsOf(43 * 60, benefitHours * 60)).toEqual({ rewards: 1, riddenMinutes: 13 * 60 })
  expect([everyMinutes, gives, benefitHours]).toEqual([1_200, 'a free 2-hour rental', 30])
})
