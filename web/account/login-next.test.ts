import { describe, expect, it } from 'vitest'
import { nextAddress } from './login-calls.ts'

describe('after signing in', () => {
  it('goes to the page that asked for it', () => {
    expect(nextAddress('/booking-dashboard?tab=alerts#now')).toBe('/booking-dashboard?tab=alerts#now')
  })

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/x/..//evil.example',
    '/.\\/evil.example',
    '/%2e//evil.example',
    '//here.invalid//evil.example',
  ])('refuses an address of another site: %s', (address) => {
    expect(nextAddress(address)).toBeUndefined()
  })
})
