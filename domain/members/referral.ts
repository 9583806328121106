// Apart from the levels: every page reads an address for a code, few pages show a level.

/** How long a browser remembers by whose link it came. */
export const referralDays = 30

/**
 * A code as links carry it: `RASMUS`. Six characters, as the server makes them, so no I, L or O: links from other sites have a
 * `ref` too (`?ref=newsletter`, `?ref=google`), which must not take the place of an ambassador's.
 */
export const isReferralCode = (text: string): boolean => /^[A-HJKMNP-Z2-9]{6}$/i.test(text)

/** The address of the front page with a code in it. */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/?ref=${encodeURIComponent(code)}`
