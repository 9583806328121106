import type { Queries } from '#server/db/open.ts'
import { refusedNumber } from '#server/notifications/send-sms.ts'

// Hand-written texts have no booking; only the phone number shows whose they are.

type Held = { phone: string; shared: boolean }

const held = {
  name: '',
  text: `
  with held as (
    select customer_phone as phone, lower(customer_email) as email from bookings where customer_phone <> ''
    union all select phone, lower(email) from enquiries where phone <> ''
    union all select phone, lower(email) from users where phone <> ''),
  digits as (select phone, email, right(regexp_replace(phone, '\\D', '', 'g'), 8) as last from held)
  select d.phone, exists (select 1 from digits o where o.last = d.last and o.email is distinct from d.email) as shared
  from digits d where d.email = $1 group by d.phone, d.email, d.last`,
}

/**
 * Numbers (E.164) stored with this e-mail and no other, so that typing a stranger's number into a form gives no access to the
 * stranger's texts.
 */
async function phonesOf(db: Queries, email: string): Promise<string[]> {
  const rows = await db.run<Held>(held, [email])
  const numbers = await Promise.all(
    rows.filter(({ shared }) => !shared).map(({ phone }) => refusedNumber(phone)),
  )
  return [...new Set(numbers.flatMap((number) => ('to' in number ? [number.to] : [])))]
}

/** A phone number given instead of an e-mail, in the format of stored texts; undefined if it is not one. */
async function typedPhone(given: string): Promise<string | undefined> {
  const number = given.includes('@') ? undefined : await refusedNumber(given)
  return number && 'to' in number ? number.to : undefined
}

/**
 * An e-mail address and its owner's data. `own`: bookings with this e-mail; `made`: bookings that its accounts made for others;
 * `phones`: numbers (E.164) whose texts are theirs.
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

/** Finds a person by e-mail, or by a phone number, which finds only texts without a booking. */
export async function findPerson(db: Queries, given: string): Promise<Person> {
  const phone = await typedPhone(given)
  if (phone) return { email: '', accounts: [], usernames: [], own: [], made: [], phones: [phone] }
  const email = given.trim().toLowerCase()
  const accounts = await db.run<{ id: number; username: string }>(
    'select id, lower(username) as username from users where lower(email) = $1 order by id',
    [email],
  )
  const ids = accounts.map(({ id }) => id)
  const bookings = await db.run<{ id: string; own: boolean }>(
    `select id, lower(customer_email) = $1 as own from bookings
      where lower(customer_email) = $1 or user_id = any($2::int[]) order by start_time, id`,
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

/** The rows of a table (`t`) that are about the person (`p`). */
export const personRowsStatement = (select: string, table: string, where: string) =>
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

// Where a person's data are stored. `t` is the table, `p` the person: the e-mail in lower case, ids and names of its accounts,
// ids of bookings with it or made by these accounts, and phone numbers that no other e-mail has.

export const aboutPerson: Readonly<Record<string, string>> = {
  users: 'lower(t.email) = p.email',
  sessions: 't.user_id = any(p.accounts)',
  sign_ins: 't.user_id = any(p.accounts)',
  account_acts: 't.user_id = any(p.accounts) or t.by_id = any(p.accounts)',
  two_factors: 't.user_id = any(p.accounts)',
  password_reset_asks: 't.asked = p.email or t.asked = any(p.usernames)',
  password_resets: 't.user_id = any(p.accounts)',
  memberships: 't.user_id = any(p.accounts)',
  riding_hours: 't.user_id = any(p.accounts)',
  ambassadors: 't.user_id = any(p.accounts)',
  bookings: 't.id = any(p.bookings)',
  allocations: 't.booking_id = any(p.bookings)',
  booking_limits: 't.booking_id = any(p.bookings)',
  payments: 't.booking_id = any(p.bookings)',
  card_payments: 't.booking_id = any(p.bookings)',
  refunds: 't.booking_id = any(p.bookings)',
  receipts: 't.booking_id = any(p.bookings)',
  booking_history: 't.booking_id = any(p.bookings) or lower(t.by) = any(p.usernames)',
  // Hand-written texts and mails have no booking.
  messages:
    't.booking_id = any(p.bookings) or lower(t.to_address) = p.email or (t.booking_id is null and t.to_address = any(p.phones))',
  enquiries: 'lower(t.email) = p.email',
  waitlist_entries: 'lower(t.email) = p.email',
  custom_orders: 'lower(t.email) = p.email',
}

/** Tables without customers' data or only with copies. A test checks that every new table is in one of these lists. */
export const impersonalTables: readonly string[] = [
  'demo_set_aside',
  'installation',
  'house_versions',
  'house_draft',
  'picture_files',
  'retention_runs',
  'units',
  'blocks',
  'booking_words',
  'idempotency_keys',
  'tries',
  'receipt_counters',
  'booking_links',
  'password_reset_tokens',
]

/** Columns that are not exported: secrets, or derived from secrets. */
export const secretColumns: readonly string[] = [
  'password',
  'cookie_hash',
  'header_hash',
  'payment_secret_hash',
  'idempotency_key',
  'secret',
  'recovery_hashes',
]
