import { sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { bookings } from '../db/schema.ts'
import type { Joined, ListedRecord } from './view.ts'

// Written out in full: inside a select list Drizzle leaves the table off a column, and every table here has an id. One look at
// the money of each: two would make the planner read all refunds there are.
const joined = {
  // The units stay with a cancelled booking, so that staff see what it had.
  unitIds: sql<
    number[] | null
  >`(select array_agg(a.unit_id order by a.unit_id) from allocations a where a.booking_id = bookings.id)`,
  money: sql<
    [number | null, number | null]
  >`(select array[sum(money_moved(p.kind, p.cents)), count(*) filter (where p.kind = 'refund')]::float8[] from payments p where p.booking_id = bookings.id)`,
}
type JoinedRow = { unitIds: number[] | null; money: [number | null, number | null] }
const joinedOf = ({ unitIds, money: [cents, refunds] }: JoinedRow): Joined => ({
  unitIds,
  paidCents: cents ?? 0,
  wentBack: (refunds ?? 0) > 0,
})

/** Bookings with what is listed of them; `listedOf` makes one record of a row. */
export const selectListed = (db: Queries) => db.orm.select({ booking: bookings, ...joined }).from(bookings)
export const listedOf = (row: JoinedRow & { booking: BookingRecord }): ListedRecord => ({
  ...row.booking,
  ...joinedOf(row),
})
