// Apart from the other discounts: every visitor of the private page is told of this one, also those who are not signed in.

/** Off private e-foil rentals for members, Monday to Friday. */
export const weekdayPercent = 15
