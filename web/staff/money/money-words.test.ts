import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { refundText, typedCents } from './money-words.ts'

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['1 200.05 €', 120_005],
  ['0', 0],
])('%s is an amount', (text, cents) => expect(typedCents(text)).toBe(cents))
it.each(['', 'ten', '-5', '1.005', '1.2.3', '1e3'])('%s is none', (text) =>
  expect(typedCents(text)).toBeUndefined(),
)

const refund = {
  id: 1,
  cents: 1_000,
  method: 'card' as const,
  state: 'queued' as const,
  byHand: false,
  reason: 'rain',
  by: 'main_admin',
  dueAt: '2026-06-16T08:10:00Z',
  problem: null,
}
it('says what a refund waits for', () => {
  expect(refundText(theHouse, refund, 'tallinn')).toEqual({
    title: 'Refund of 10\u00a0€ on its way',
    more: 'It is sent Tue 16 June, 11:10.',
  })
  expect(refundText(theHouse, { ...refund, method: 'cash', byHand: true }, 'tallinn')?.title).toContain(
    'by hand',
  )
  expect(refundText(theHouse, { ...refund, state: 'failed', problem: 'No.' }, 'tallinn')?.more).toBe('No.')
  expect(refundText(theHouse, { ...refund, state: 'done' }, 'tallinn')).toBeUndefined()
})
