import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// A kept answer may hold what opens a payment. It is read again only with the key that asked for it, and of that key the
// database has nothing but a hash.

const nonceBytes = 12
const tagBytes = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'merelend kept answer', 32))

/** Text that only who has the secret can read. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed with the same secret. Throws for another, and when a byte was changed. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opener = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes))
  opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opener.update(bytes.subarray(nonceBytes + tagBytes)), opener.final()]).toString(
    'utf8',
  )
}
