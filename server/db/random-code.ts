import { randomInt } from 'node:crypto'

// No 0, O, 1, I, L or U: read over the phone or aloud on the beach, typed on a phone, never a bad word.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short code for people; `choose` gives the index of each letter, below `most`. */
export const newCode = (
  length: number,
  choose = (most: number, _index: number): number => randomInt(most),
): string => Array.from({ length }, (_, index) => letters[choose(letters.length, index)]).join('')
