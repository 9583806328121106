type Terms = { depositPercent?: number | undefined }

/** The card provider takes no less; what is due below it is paid on site (R-M11). */
export const leastCents = 50

/**
 * Cents that are charged at checkout: the deposit, rounded half up; all where there is none (R-M11) or the house has no such
 * activity.
 */
export const dueNowCents = (terms: Terms | undefined, totalCents: number): number =>
  terms?.depositPercent
    ? Math.min(totalCents, Math.max(leastCents, Math.round((totalCents * terms.depositPercent) / 100)))
    : totalCents
