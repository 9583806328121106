import type { Queries } from '#server/db/open.ts'
import { phonesOf, typedPhone } from './person-phones.ts'

/**
 * An e-mail and what belongs to it. `own` are bookings with this e-mail, `made` those that its accounts made for another,
 * `phones` the numbers (E.164) whose texts are theirs.
 */
export type Person = {
  email: string
  accounts: number[]
  usernames: string[]
  own: string[]
  made: string[]
  phones: string[]
}

const text = (statement: string) => ({ name: '', text: statement })

/** By an e-mail; or by a number, of which only the texts are told that belong to no booking. */
export async function findPerson(db: Queries, given: string): Promise<Person> {
  const phone = await typedPhone(given)
  if (phone) return { email: '', accounts: [], usernames: [], own: [], made: [], phones: [phone] }
  const email = given.trim().toLowerCase()
  const accounts = await db.run<{ id: number; username: string }>(
    text('select id, lower(username) as username from users where lower(email) = $1 order by id'),
    [email],
  )
  const ids = accounts.map(({ id }) => id)
  const bookings = await db.run<{ id: string; own: boolean }>(
    text(`
      select id, lower(customer_email) = $1 as own from bookings
      where lower(customer_email) = $1 or user_id = any($2::int[]) order by start_time, id`),
    [email, ids],
  )
  const idsOf = (own: boolean) => bookings.filter((booking) => booking.own === own).map(({ id }) => id)
  return {
    email,
    accounts: ids,
    usernames: accounts.map(({ username }) => username),
    own: idsOf(true),
    made: idsOf(false),
    phones: await phonesOf(db, email),
  }
}

/** The rows of a table that are about the person, as `p` and `t` of person-tables.ts. */
export const aboutStatement = (select: string, table: string, where: string) =>
  text(`
    with p as (
      select $1::text as email, $2::int[] as accounts, $3::text[] as usernames, $4::text[] as bookings, $5::text[] as phones)
    ${select} from "${table}" t, p where ${where}`)

export const valuesOf = ({ email, accounts, usernames, own, made, phones }: Person): unknown[] => [
  email,
  accounts,
  usernames,
  [...own, ...made],
  phones,
]
