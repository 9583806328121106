// How long personal data are kept, as the privacy page states (bookings: keepBookingsYears in domain/site.ts).

/**
 * After a request is answered, a guest on the waitlist is notified or the day is over, an order is taken off its list, a hold
 * ran out unpaid.
 */
export const keepSettledDays = 30
/** Messages that belong to no booking. */
export const keepLooseMessagesDays = 365
