import { randomInt } from 'node:crypto'

// No 0, O, 1, I, L or U: read over the phone, never a bad word.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short reference for screens and messages: `ML-7K3Q9`. Random; the database refuses one that exists. */
export const newReference = (): string =>
  `ML-${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
