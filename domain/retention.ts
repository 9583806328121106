// How long personal data are kept, as the privacy page states (bookings: keepBookingsYears in domain/site.ts).

/**
 * Days after a request is answered, a waitlist guest is notified or their day has passed, an order is taken off its list, or a
 * hold expires unpaid.
 */
export const keepSettledDays = 30
/** Messages that belong to no booking. */
export const keepLooseMessagesDays = 365
