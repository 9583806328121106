// Which numbers get texts and how many, the operator's to change. Otherwise public forms could be used to send texts to
// premium numbers, which earn money for each.

/** Countries (ISO 3166) whose mobile phones get texts: where we are, and where our guests come from. */
export const smsCountries: readonly string[] = [
  ...['EE', 'LV', 'LT', 'FI', 'SE', 'NO', 'DK', 'IS', 'PL', 'DE', 'AT', 'CH', 'NL', 'BE', 'LU', 'FR'],
  ...['ES', 'PT', 'IT', 'IE', 'GB', 'CZ', 'SK', 'HU', 'SI', 'HR', 'RO', 'BG', 'GR', 'CY', 'MT', 'UA'],
  ...['US', 'CA', 'AU', 'NZ', 'TH', 'AE', 'SG', 'JP'],
]

/** A number typed without its country is one of here. */
export const smsHomeCountry = 'EE'

/** Texts within 24 hours; a sender's within one. */
export const smsLimits = {
  /** By hand, by one of the staff, within an hour. */
  senderHour: 40,
  /** To one number of a customer. */
  numberDay: 8,
  /** To all. */
  day: 1_000,
} as const

export const smsLimitWords = {
  senderHour: `You have sent ${smsLimits.senderHour} texts within an hour; please wait a while.`,
  numberDay: `This number has got ${smsLimits.numberDay} texts within 24 hours, and gets no more today.`,
  day: `${smsLimits.day} texts went out within 24 hours; no more go out today.`,
} as const

// The length of a text: an SMS holds 160 characters of its own alphabet (GSM 03.38), or 70 as soon as one is outside it;
// the parts of a longer one hold 153 or 67 each.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Sent as two: an escape and the character. */
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
  /** Characters as they are counted: an extension character is two, and outside the alphabet an emoji. */
  units: number
  segments: number
  /** In each segment. */
  perSegment: number
  /** How much of the last segment is used. */
  lastUnits: number
  alphabet: 'sms' | 'unicode'
}

/** How long a text is as an SMS. */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isSms = characters.every(isInAlphabet)
  const sizes = characters.map((character) => (isSms ? (extended.has(character) ? 2 : 1) : character.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const [single, part] = isSms ? [160, 153] : [70, 67]
  const alphabet = isSms ? 'sms' : 'unicode'
  if (units <= single)
    return { units, segments: units === 0 ? 0 : 1, perSegment: single, lastUnits: units, alphabet }
  // A character that counts twice is never cut: it begins the next part.
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

export type CostlySwap = {
  /** The characters outside the alphabet, each once. */
  characters: string[]
  swapped: string
  segmentsNow: number
  segmentsAfter: number
}

/** The swap that makes a text cheaper; undefined where there is none. */
export function costlySwap(text: string): CostlySwap | undefined {
  const outside = [...new Set([...text].filter((character) => !isInAlphabet(character)))]
  if (outside.length === 0 || outside.some((character) => swaps[character] === undefined)) return undefined
  const swapped = [...text].map((character) => swaps[character] ?? character).join('')
  const [segmentsNow, segmentsAfter] = [smsLength(text).segments, smsLength(swapped).segments]
  return segmentsAfter < segmentsNow
    ? { characters: outside, swapped, segmentsNow, segmentsAfter }
    : undefined
}

/** The replacement of one character, as a button names it. */
export const swapOf = (character: string): string => swaps[character] ?? character

const isInAlphabet = (character: string): boolean => basic.has(character) || extended.has(character)
