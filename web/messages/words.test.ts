import { describe, expect, it } from 'vitest'
import { phoneText, whoText } from './words.ts'

describe('a number in the delivery log', () => {
  it.each([
    ['+37259001122', '+372 5900 1122'],
    ['+3725123456', '+372 5123 456'],
    ['+34612345678', '+34612345678'],
    ['liis.tamm@example.ee', 'liis.tamm@example.ee'],
  ])('%s reads %s', (number, text) => {
    expect(phoneText(number)).toBe(text)
  })

  it('stands where no name is known', () => {
    const row = { name: null, kind: 'manual', sector: null } as const
    expect(whoText({ ...row, to: '+37251234501' })).toBe('+372 5123 4501')
    expect(whoText({ ...row, to: null })).toBe('Nobody')
    expect(whoText({ ...row, name: 'Liis Tamm', to: '+37251234501' })).toBe('Liis Tamm')
  })
})
