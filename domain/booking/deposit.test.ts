import { describe, expect, it } from 'vitest'
import { houseSchema } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { dueNowCents } from './deposit.ts'

const { activities } = theHouse
const withTerms = (id: keyof typeof activities, depositPercent: number) => ({
  ...theHouse,
  activities: { ...activities, [id]: { ...activities[id], depositPercent } },
})

describe('what is charged at checkout', () => {
  it('is the whole price if there is no deposit', () => {
    expect(dueNowCents({}, 12_345)).toBe(12_345)
    expect(dueNowCents({}, 0)).toBe(0)
  })

  it.each([
    [30, 9_000, 2_700],
    [50, 4_999, 2_500],
    [1, 12_050, 121],
    [1, 12_049, 120],
    [1, 1_000, 50],
    [99, 40, 40],
    [30, 0, 0],
  ])('of %i %% of %i cents is %i', (depositPercent, total, due) =>
    expect(dueNowCents({ depositPercent }, total)).toBe(due),
  )

  it('is whole cents, at most half a cent from the percentage, never nothing and never more than the price', () => {
    const totals = [...Array.from({ length: 1_500 }, (_, index) => index + 1), 9_999, 36_050, 99_999_999]
    const wrong: string[] = []
    for (const total of totals)
      for (let percent = 1; percent < 100; percent++) {
        const due = dueNowCents({ depositPercent: percent }, total)
        // Half a cent goes up; below 50 cents the provider takes nothing.
        const off = 100 * due - percent * total
        const isRounded = due > 50 ? off > -50 && off <= 50 : due === Math.min(total, 50)
        if (!Number.isInteger(due) || due < 1 || due > total || !isRounded)
          wrong.push(`${percent} % of ${total}: ${due}`)
      }
    expect(wrong).toEqual([])
  })
})

describe('a house', () => {
  it.each([
    ['wake-surf', 30, true],
    ['jetski-rental', 99, true],
    ['efoil-private', 1, true],
    ['wake-surf', 0, false],
    ['wake-surf', 100, false],
    ['wake-surf', 12.5, false],
    ['test-drive', 30, false],
    ['efoil-group', 30, false],
    ['jetski-request', 30, false],
  ] as const)('has %s with a deposit of %d %%: %s', (id, percent, valid) =>
    expect(houseSchema.safeParse(withTerms(id, percent)).success).toBe(valid),
  )
})

it('an activity that the house does not have is paid in full at checkout', () => {
  expect(dueNowCents(undefined, 12_000)).toBe(12_000)
})
