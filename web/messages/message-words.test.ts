import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { newestFirst, phoneText, whoText } from './message-words.ts'

describe('a number in the delivery log', () => {
  it.each([
    ['+37259001122', '+372 5900 1122'],
    ['+3725123456', '+372 5123 456'],
    ['+34612345678', '+34612345678'],
    ['liis.tamm@example.ee', 'liis.tamm@example.ee'],
  ])('%s reads %s', (number, text) => {
    expect(phoneText(number)).toBe(text)
  })

  it('is shown if no name is known', () => {
    const row = { name: null, kind: 'manual', sector: null } as const
    expect(whoText(theHouse.brand, { ...row, to: '+37251234501' })).toBe('+372 5123 4501')
    expect(whoText(theHouse.brand, { ...row, to: null })).toBe('Nobody')
    expect(whoText(theHouse.brand, { ...row, name: 'Liis Tamm', to: '+37251234501' })).toBe('Liis Tamm')
  })
})

describe('the delivery log', () => {
  it('is sorted newest first by the times that it shows, not by when each was written', () => {
    const reminder = { createdAt: '2026-06-16T09:00:00Z', sentAt: '2026-06-16T11:20:00.5Z' }
    const waiting = { createdAt: '2026-06-16T11:20:00Z', sentAt: null }
    const answer = { createdAt: '2026-06-16T11:10:00Z', sentAt: '2026-06-16T11:11:00Z' }
    expect(newestFirst([answer, waiting, reminder])).toEqual([reminder, waiting, answer])
  })
})
