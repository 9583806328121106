// Which numbers get texts, and how many; the operator may change it. Without limits public forms could be abused to text premium
// numbers, which earn money per text.

/** Countries (ISO 3166) whose mobile phones get texts: ours, and those of our guests. */
export const smsCountries: readonly string[] = [
  ...['EE', 'LV', 'LT', 'FI', 'SE', 'NO', 'DK', 'IS', 'PL', 'DE', 'AT', 'CH', 'NL', 'BE', 'LU', 'FR'],
  ...['ES', 'PT', 'IT', 'IE', 'GB', 'CZ', 'SK', 'HU', 'SI', 'HR', 'RO', 'BG', 'GR', 'CY', 'MT', 'UA'],
  ...['US', 'CA', 'AU', 'NZ', 'TH', 'AE', 'SG', 'JP'],
]

/** The country of numbers typed without one. */
export const smsHomeCountry = 'EE'

/** Limits on texts within 24 hours; a sender's is per hour. */
export const smsLimits = {
  /** Sent by hand by one staff member within an hour. */
  senderHour: 40,
  /** To one customer's number. */
  numberDay: 8,
  /** To all. */
  day: 1_000,
} as const

export const smsLimitWords = {
  senderHour: `You have sent ${smsLimits.senderHour} texts within an hour; please wait a while.`,
  numberDay: `This number got ${smsLimits.numberDay} texts within 24 hours and gets no more today.`,
  day: `${smsLimits.day} texts went out within 24 hours; no more go out today.`,
} as const

// An SMS holds 160 characters of its own alphabet (GSM 03.38), or 70 if it contains any other; the parts of a longer text hold
// 153 or 67.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Sent as two characters, with an escape. */
const extended = new Set('^{}\\[~]|€\f')

/** The usual replacement of a character that the alphabet lacks. */
const swaps: Record<string, string> = {
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  õ: 'o',
  Õ: 'O',
  š: 's',
  Š: 'S',
  ž: 'z',
  Ž: 'Z',
}

export type SmsLength = {
  /** Characters as counted: extension characters, and emoji outside the alphabet, count twice. */
  units: number
  segments: number
  /** In each segment. */
  perSegment: number
  /** How much of the last segment is used. */
  lastUnits: number
  alphabet: 'sms' | 'unicode'
}

export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isSms = characters.every(isInAlphabet)
  const sizes = characters.map((character) => (isSms ? (extended.has(character) ? 2 : 1) : character.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const [single, part] = isSms ? [160, 153] : [70, 67]
  const alphabet = isSms ? 'sms' : 'unicode'
  if (units <= single)
    return { units, segments: units === 0 ? 0 : 1, perSegment: single, lastUnits: units, alphabet }
  // A character that counts twice is never split between two parts.
  let segments = 1
  let lastUnits = 0
  for (const size of sizes) {
    if (lastUnits + size > part) {
      segments++
      lastUnits = 0
    }
    lastUnits += size
  }
  return { units, segments, perSegment: part, lastUnits, alphabet }
}

export type CheaperReplacement = {
  /** The distinct characters outside the alphabet. */
  characters: string[]
  swapped: string
  segmentsNow: number
  segmentsAfter: number
}

/** The replacement that makes a text cheaper, if any. */
export function cheaperReplacement(text: string): CheaperReplacement | undefined {
  const outside = [...new Set([...text].filter((character) => !isInAlphabet(character)))]
  if (outside.length === 0 || outside.some((character) => swaps[character] === undefined)) return undefined
  const swapped = [...text].map((character) => swaps[character] ?? character).join('')
  const [segmentsNow, segmentsAfter] = [smsLength(text).segments, smsLength(swapped).segments]
  return segmentsAfter < segmentsNow
    ? { characters: outside, swapped, segmentsNow, segmentsAfter }
    : undefined
}

/** The replacement of a character, as shown on a button. */
export const replacementOf = (character: string): string => swaps[character] ?? character

const isInAlphabet = (character: string): boolean => basic.has(character) || extended.has(character)
