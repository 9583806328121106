import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftIn } from './stored-choice.ts'

const draft = z.object({ type: z.literal('efoil-private'), totalPrice: z.number() })
const hour = 60 * 60 * 1000
const now = Date.parse('2026-06-18T12:00:00Z')
const stored = (values: object) => JSON.stringify({ type: 'efoil-private', totalPrice: 120, ...values })

test('a choice of the last 24 hours is read, in the shape of the spec', () => {
  const chosen = { type: 'efoil-private', totalPrice: 120 }
  expect(draftIn(stored({ savedAt: now - 24 * hour }), draft, now)).toEqual(chosen)
  expect(draftIn(stored({}), draft, now)).toEqual(chosen)
})

test('an absent, broken or older choice is none', () => {
  expect(draftIn(null, draft, now)).toBeUndefined()
  expect(draftIn(stored({ totalPrice: 'much' }), draft, now)).toBeUndefined()
  expect(draftIn(stored({ savedAt: now - 24 * hour - 1 }), draft, now)).toBeUndefined()
  expect(draftIn(stored({ savedAt: 'yesterday' }), draft, now)).toBeUndefined()
})
