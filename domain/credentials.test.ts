import { describe, expect, it } from 'vitest'
import { isUsername, newPassword } from './credentials.ts'

describe('a new password', () => {
  it.each(['12345678', 'a'.repeat(200), 'õ ä ö ü words'])('may be %s', (password) =>
    expect(newPassword.safeParse(password).success).toBe(true),
  )

  it.each(['1234567', 'a'.repeat(201), ''])('has 8 to 200 characters: not %s', (password) =>
    expect(newPassword.safeParse(password).success).toBe(false),
  )

  it('is not the username, whatever the case', () => {
    expect(isUsername('Liis.Tamm', 'liis.tamm')).toBe(true)
    expect(isUsername(' liis.tamm ', 'liis.tamm')).toBe(true)
    expect(isUsername('liis.tamm1', 'liis.tamm')).toBe(false)
  })
})
