import type { Queries } from '#server/db/open.ts'
import { refusedNumber } from '#server/notifications/sms-number.ts'

// Texts that staff write by hand belong to no booking: the number is all that tells whose they are.

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
 * Numbers (E.164) that stand with the e-mail and with no other: whoever types a stranger's number into a form is not told
 * what the stranger was written.
 */
export async function phonesOf(db: Queries, email: string): Promise<string[]> {
  const rows = await db.run<Held>(held, [email])
  const numbers = await Promise.all(
    rows.filter(({ shared }) => !shared).map(({ phone }) => refusedNumber(phone)),
  )
  return [...new Set(numbers.flatMap((number) => ('to' in number ? [number.to] : [])))]
}

/** A number that the operator typed in the place of an e-mail, as texts are stored under it; undefined where it is none. */
export async function typedPhone(given: string): Promise<string | undefined> {
  const number = given.includes('@') ? undefined : await refusedNumber(given)
  return number && 'to' in number ? number.to : undefined
}
