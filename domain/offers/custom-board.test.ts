import { describe, expect, test } from 'vitest'
import { customOrderDollars, customOrderForm, customOrderLines, dollarText } from './custom-board.ts'

const order = {
  fullName: 'Liis Tamm',
  email: 'liis.tamm@example.ee',
  color: 'ink',
  motorPower: '1',
  mastLength: '1',
  accessories: [],
}

describe('A custom order', () => {
  test('is priced as the sum of its lines', () => {
    const parts = { motorPower: '2', mastLength: '3', accessories: ['travel-bag', 'spare-battery'] } as const
    expect(customOrderLines({ ...parts, accessories: [...parts.accessories] })).toEqual([
      { label: 'Board, battery and charger', dollars: 9_900 },
      { label: 'Performance 7.2 kW', dollars: 1_500 },
      { label: 'Long 90 cm', dollars: 300 },
      { label: 'Spare battery', dollars: 2_400 },
      { label: 'Travel bag', dollars: 320 },
    ])
    expect(customOrderDollars({ ...parts, accessories: [...parts.accessories] })).toBe(14_420)
  })

  test('takes motor and mast as numbers or text', () => {
    expect(customOrderForm.parse({ ...order, motorPower: 2, mastLength: 3 })).toMatchObject({
      motorPower: '2',
      mastLength: '3',
    })
  })

  test('refuses a colour, a motor or an accessory that we do not have, and an accessory twice', () => {
    for (const wrong of [
      { color: 'gold' },
      { motorPower: 3 },
      { mastLength: '' },
      { accessories: ['anchor'] },
      { accessories: ['travel-bag', 'travel-bag'] },
    ])
      expect(customOrderForm.safeParse({ ...order, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })

  test('shows whole dollars', () => {
    expect(dollarText(9_900)).toBe('$9\u00a0900')
    expect(dollarText(320)).toBe('$320')
  })
})
