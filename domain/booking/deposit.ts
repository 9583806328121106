type Terms = { depositPercent?: number | undefined }

/** The card provider's minimum; less is paid on site (R-M11). */
export const minCents = 50

/**
 * Cents charged at checkout: the deposit, rounded half up; the whole price if there is none (R-M11) or the house does not have
 * the activity.
 */
export const dueNowCents = (terms: Terms | undefined, totalCents: number): number =>
  terms?.depositPercent
    ? Math.min(totalCents, Math.max(minCents, Math.round((totalCents * terms.depositPercent) / 100)))
    : totalCents
