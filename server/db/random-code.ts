import { randomInt } from 'node:crypto'

// No 0, O, 1, I, L or U: codes are read aloud on the beach and typed on phones, and must not form bad words.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short code for people; `choose` returns the index of each letter, below `most`. */
export const newCode = (
  length: number,
  choose = (most: number, _index: number): number => randomInt(most),
): string => Array.from({ length }, (_, index) => alphabet[choose(alphabet.length, index)]).join('')
