import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('stores a password as argon2id with the OWASP figures, each time with another salt', async () => {
  const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, 'same words')).toBe(true)
  expect(await isPassword(one, 'other words')).toBe(false)
})

it('refuses an unknown account after the same work', async () => {
  expect(await isPassword(undefined, 'whatever')).toBe(false)
})

it('refuses the account of an erased person, which has no password', async () => {
  expect(await isPassword('', '')).toBe(false)
  expect(await isPassword('', 'whatever')).toBe(false)
})
