import { expect, test } from 'vitest'
import { choiceIn } from './stored-choice.ts'

const draft = ({ type, totalPrice }: { type?: unknown; totalPrice?: unknown }) =>
  type === 'efoil-private' && typeof totalPrice === 'number'
const hour = 60 * 60 * 1000
const now = Date.parse('2026-06-18T12:00:00Z')
const stored = (values: object) => JSON.stringify({ type: 'efoil-private', totalPrice: 120, ...values })

test('a choice of the last 24 hours is read, in the shape of the spec', () => {
  const chosen = { type: 'efoil-private', totalPrice: 120 }
  expect(choiceIn(stored({ savedAt: now - 24 * hour }), draft, now)).toEqual(chosen)
  expect(choiceIn(stored({}), draft, now)).toEqual(chosen)
})

test('an absent, broken or older choice is ignored', () => {
  expect(choiceIn(null, draft, now)).toBeUndefined()
  expect(choiceIn(stored({ totalPrice: 'much' }), draft, now)).toBeUndefined()
  expect(choiceIn(stored({ savedAt: now - 24 * hour - 1 }), draft, now)).toBeUndefined()
  expect(choiceIn(stored({ savedAt: 'yesterday' }), draft, now)).toBeUndefined()
})
