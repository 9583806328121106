import { describe, expect, test } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { customOrderDollars, customOrderLines, minBoardDollars } from './board-price.ts'
import { customOrderForm, dollarText } from './custom-board.ts'

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
    const parts = {
      motorPower: '2' as const,
      mastLength: '3' as const,
      accessories: ['travel-bag' as const, 'spare-battery' as const],
    }
    expect(customOrderLines(theHouse, parts)).toEqual([
      { label: 'Board, battery and charger', dollars: 9_900 },
      { label: 'Performance 7.2 kW', dollars: 1_500 },
      { label: 'Long 90 cm', dollars: 300 },
      { label: 'Spare battery', dollars: 2_400 },
      { label: 'Travel bag', dollars: 320 },
    ])
    expect(customOrderDollars(theHouse, parts)).toBe(14_420)
  })

  test('costs what the house says, at least with its cheapest motor and mast', () => {
    const { customBoard } = theHouse
    const house = { customBoard: { ...customBoard, board: 10_000, motors: { '1': 900, '2': 700 } } }
    expect(customOrderDollars(house, { motorPower: '1', mastLength: '2', accessories: [] })).toBe(11_050)
    expect(minBoardDollars(house)).toBe(10_700)
    expect(minBoardDollars(theHouse)).toBe(9_900)
  })

  test('accepts motor and mast as numbers or text', () => {
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
