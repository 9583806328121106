import type { QueryClient } from '@tanstack/react-query'
import type { BookingRow } from '#contract/views.ts'
import { isBookings } from '#web/desk/refresh.ts'

type OptionalOf<Row> = { [Key in keyof Row]-?: undefined extends Row[Key] ? Key : never }[keyof Row]

/** Fields that the answer may lack; a row of before must not keep its own. */
const noOptional: Record<OptionalOf<BookingRow>, undefined> = {
  basePrice: undefined,
  chooseBy: undefined,
  keptDespite: undefined,
  paidCents: undefined,
  priceOpen: undefined,
  statusSince: undefined,
  toPrice: undefined,
  totalCents: undefined,
  totalPrice: undefined,
}

/** Shows a row as the server returned it, in every list that contains it. */
export const replaceRow = (client: QueryClient, row: BookingRow) =>
  client.setQueriesData<BookingRow[]>({ predicate: isBookings }, (rows) =>
    // A list may have more fields than the answer.
    rows?.map((old) => (old.id === row.id ? { ...old, ...noOptional, ...row } : old)),
  )
