import { expect, test } from 'vitest'
import { seal, unseal } from './idempotency.ts'

test('a sealed text is read with its own secret only, and not with a byte changed', () => {
  const sealed = seal('{"clientSecret":"pi_1_secret_2"}', 'key of the visitor')
  expect(sealed).not.toContain('secret')
  expect(seal('{"clientSecret":"pi_1_secret_2"}', 'key of the visitor')).not.toBe(sealed)
  expect(unseal(sealed, 'key of the visitor')).toBe('{"clientSecret":"pi_1_secret_2"}')
  expect(() => unseal(sealed, 'another key')).toThrow()
  const changed = Buffer.from(sealed, 'base64url')
  changed[20]! ^= 1
  expect(() => unseal(changed.toString('base64url'), 'key of the visitor')).toThrow()
})
