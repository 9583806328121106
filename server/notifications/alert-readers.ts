import type { House } from '#domain/house/house.ts'
import { isIn, type OwnRights, rightsOf } from '#domain/rights.ts'
import { isStaff, type Role, roleFacts, roles, type Sector } from '#domain/roles.ts'
import type { Config } from '../config.ts'
import { ownRights } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Mailbox } from './send-email.ts'

/** What an alert is about; `location` is null if it has no place. */
export type AlertScope = { sector: Sector; location: string | null; isAboutMoney: boolean }
type Contacts = Pick<Config, 'adminContacts'>

/** The owner's recipients, else the configured ones. */
export function alertPhones({ adminContacts }: Contacts, { alerts }: House, sector: Sector) {
  const named = alerts[sector]?.phones ?? []
  if (named.length > 0) return named
  const { jetskiPhone, rayfoilPhone } = adminContacts
  const phone = sector === 'jetski' ? jetskiPhone : sector === 'efoil' ? rayfoilPhone : undefined
  return phone === undefined ? [] : [phone]
}

/**
 * Recipients of a sector who may read this alert, or the operator if there are none, so that no booking is missed. A staff
 * account's address gets what the account may see (R-H15), any other address everything. `withMoney`: all of them may see money.
 */
export async function alertReaders(
  db: Queries,
  config: Contacts,
  scope: AlertScope,
): Promise<{ readers: Mailbox[]; withMoney: boolean }> {
  const house = db.house()
  const operator = { name: house.brand.name, address: house.brand.email }
  const chosen = mailboxesOf(config, house, scope.sector)
  const own = await allowed(db, chosen ?? [operator], scope)
  return own.readers.length > 0 || !chosen ? own : allowed(db, [operator], scope)
}

/** The owner's recipients of a sector, else the configured jetski or e-foil admin, else none. */
function mailboxesOf({ adminContacts }: Contacts, { alerts, brand }: House, sector: Sector) {
  const named = (alerts[sector]?.emails ?? []).map((address) => ({ name: brand.name, address }))
  if (named.length > 0) return named
  const { jetskiEmail, rayfoilEmail } = adminContacts
  if (sector === 'jetski' && jetskiEmail)
    return [{ name: roleFacts.jetski_admin.label, address: jetskiEmail }]
  if (sector === 'efoil' && rayfoilEmail)
    return [{ name: roleFacts.rayfoil_ambassador.label, address: rayfoilEmail }]
  return undefined
}

type Account = OwnRights & { email: string; role: Role; disabled: boolean }
const accountsAt = statement('accounts-at-addresses')`
  select lower(u.email) as email, u.role, u.disabled_at is not null as disabled, ${ownRights}
    from users u where lower(u.email) = any($1::text[]) and u.role = any($2::text[])`

async function allowed(db: Queries, boxes: readonly Mailbox[], scope: AlertScope) {
  const addresses = boxes.map(({ address }) => address.toLowerCase())
  const accounts = await db.run<Account>(accountsAt, [addresses, roles.filter(isStaff)])
  let withMoney = true
  const readers = boxes.filter(({ address }) => {
    const whose = accounts.filter(({ email }) => email === address.toLowerCase())
    const rights = whose.filter(({ disabled }) => !disabled).map((one) => rightsOf(one.role, one))
    const own = rights.filter((one) => isIn(one, scope) && (one.seesMoney || !scope.isAboutMoney))
    if (own.length > 0 && !own.some(({ seesMoney }) => seesMoney)) withMoney = false
    return whose.length === 0 || own.length > 0
  })
  return { readers, withMoney }
}
