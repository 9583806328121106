/** So much riding is exchanged for a reward; then the count begins anew. */
type Scheme = { everyMinutes: number; gives: string }

/** The benefit says the one, the FAQ the other (R-M8). */
export const schemes = {
  benefit: { everyMinutes: 30 * 60, gives: 'one free e-foil hour' },
  faq: { everyMinutes: 20 * 60, gives: 'a free 2-hour rental' },
} as const satisfies Record<string, Scheme>

/** The operator's to change. */
export const scheme: Scheme = schemes.faq

/** What all riding so far comes to: how often it was rewarded, and the minutes since. */
export const walletOf = (minutes: number, { everyMinutes }: Scheme = scheme) => ({
  rewards: Math.floor(minutes / everyMinutes),
  riddenMinutes: minutes % everyMinutes,
})
