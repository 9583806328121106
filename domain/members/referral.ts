// Apart from the levels: every page reads an address for a code, few pages show a level.

/** How long a browser remembers by whose link it came. */
export const referralDays = 30

/** A code as links carry it: `RASMUS`. */
export const isReferralCode = (text: string): boolean => /^[A-Za-z0-9-]{3,24}$/.test(text)

/** The address of the front page with a code in it. */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/?ref=${encodeURIComponent(code)}`
