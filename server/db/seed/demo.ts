import { wallTime } from '#domain/calendar.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { site } from '#domain/site.ts'
import { withMigrationLock } from '../migration-lock.ts'
import type { Db, Queries } from '../open.ts'
import { demoBookings } from './bookings.ts'
import { demoEnquiries, insertBoards, insertEnquiries, insertWaiting } from './enquiries.ts'
import { demoAccounts } from './seed-people.ts'
import { memberSince } from './seed-samples.ts'

/** Fills an empty database with the demo's accounts and bookings around today; does nothing if there are users. */
export async function seedDemo(
  db: Db,
  now: Temporal.Instant,
  hashPassword: (password: string) => Promise<string>,
) {
  if (await hasUsers(db)) return
  const accounts = await Promise.all(
    demoAccounts.map(async (account) => ({ ...account, password: await hashPassword(account.password) })),
  )
  const { bookings, allocations, payments } = demoBookings(now)
  const samples = demoEnquiries(now)
  await withMigrationLock(db, async (tx) => {
    if (await hasUsers(tx)) return
    await insert(tx, insertUsers, accounts)
    await insert(tx, insertBookings, bookings)
    await tx.run(words)
    await insert(tx, insertAllocations, allocations)
    await insert(tx, insertPayments, payments)
    await insert(tx, insertEnquiries, samples.enquiries)
    await insert(tx, insertWaiting, samples.waitlist)
    await insert(tx, insertBoards, samples.orders)
    for (const { column, sample, units } of sampleMachineStates)
      await tx.run(`update units set ${column} = ${sample} where ${units}`)
    await tx.run(hours)
    await tx.run(platinum, platinumSince(now))
    for (const text of referrals) await tx.run(text)
  })
}

const hasUsers = async (db: Queries): Promise<boolean> =>
  (await db.run('select 1 from users limit 1')).length > 0

const insert = (tx: Queries, text: string, rows: unknown[]) => tx.run(text, [JSON.stringify(rows)])

const insertUsers = `
  insert into users (username, password, email, full_name, role, membership_type, demo)
  select username, password, email, "fullName", role, "membershipType", true
  from jsonb_to_recordset($1::jsonb) as r(username text, password text, email text, "fullName" text, role text, "membershipType" text)`

const insertBookings = `
  insert into bookings (id, reference, activity, sector, equipment_type, customer_name, customer_email, customer_phone, location,
    date, time, start_time, end_time, duration, number_of_people, base_price, total_price, total_cents, lines, choice, sold_under, status,
    special_requests, payment_method, user_id, channel, demo, created_at, updated_at)
  select r.id, r.reference, r.activity, r.sector, r."equipmentType", r.name, r.email, r.phone, r.location,
    r.date, r.time, r."from", r."to", r.minutes, r.people, r.base, r.price, r.cents, r.lines, r.choice, r."soldUnder", r.status,
    r.notes, r.method, u.id, 'site', true, r.made, r.made
  from jsonb_to_recordset($1::jsonb) as r(id text, reference text, activity text, sector text, "equipmentType" text, name text,
    email text, phone text, location text, date date, time text, "from" timestamptz, "to" timestamptz, minutes int, people int,
    base text, price text, cents int, lines jsonb, choice jsonb, "soldUnder" jsonb, status text, notes text, method text, username text, made timestamptz)
  left join users u on u.username = r.username`

const words = `
  insert into booking_words (booking_id, sector, start_time, words)
  select id, sector, start_time, words_of(customer_name, customer_email, reference, customer_phone) from bookings
  where demo`

// Visitors may have booked already; they keep their units.
const insertAllocations = `
  insert into allocations (booking_id, unit_id, during, live, share)
  select "bookingId", "unitId", tstzrange("from", "to"), live, coalesce(share, nextval('allocation_share'))
  from jsonb_to_recordset($1::jsonb)
    as r("bookingId" text, "unitId" int, "from" timestamptz, "to" timestamptz, live boolean, share bigint)
  on conflict do nothing`

const insertPayments = `
  insert into payments (booking_id, kind, method, cents, provider_id, at)
  select "bookingId", kind, method, cents, "providerId", at
  from jsonb_to_recordset($1::jsonb) as r("bookingId" text, kind text, method text, cents int, "providerId" text, at timestamptz)`

/** The state of the demo's machines; `sample` is SQL over a row of units. */
export const sampleMachineStates = [
  {
    column: 'base_engine_hours',
    sample: '(array[46, 118, 12, 214, 305])[id - 700]',
    units: 'id between 701 and 705',
    empty: '0',
  },
  {
    column: 'battery_level',
    sample: '(array[82, 64, 18, 91, 41, 97, 73, 58, 88, 35])[1 + (id * 7) % 10]',
    units: "sector = 'efoil' and id > 0",
    empty: 'null',
  },
] as const

const hours = `
  insert into riding_hours (booking_id, user_id, minutes, at)
  select id, user_id, duration, end_time from bookings
  where status = 'completed' and user_id is not null and sector in ('efoil', 'jetski')`

const platinum = `
  insert into memberships (user_id, kind, begins, paid_cents)
  select id, 'platinum', $1::date, $2::int from users where username = 'platinum_member'`

function platinumSince(now: Temporal.Instant): [string, number] {
  const { begins, months } = memberSince(wallTime(now, site.homeZone).date)
  return [begins, theHouse.membership.joiningFeeCents + months * theHouse.membership.monthlyFeeCents]
}

/** Two ambassadors and the sample rides that came through their links: always the same ones, marked demo like all. */
const referrals = [
  `insert into ambassadors (user_id, code)
   select u.id, c.code from users u
   join (values ('rayfoil_ambassador', 'RASMUS'), ('test_user', 'TESTER')) as c(username, code) on c.username = u.username`,
  `update bookings b set referred_by = a.user_id from ambassadors a
   where b.demo and b.user_id is null and b.sector = 'efoil'
     and right(b.reference, 1) = case a.code when 'RASMUS' then '7' else '4' end`,
]
