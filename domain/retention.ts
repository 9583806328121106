// How long personal data are kept, as the privacy page says it (bookings: keepBookingsYears in domain/site.ts).

/** After a request is answered, a place on the waiting list is told or over, an order is taken off its list. */
export const keepSettledDays = 30
/** Messages that belong to no booking. */
export const keepLooseMessagesDays = 365
