import { withMigrationLock } from './migration-lock.ts'
import type { Db, Queries } from './open.ts'
import { sampleMachineStates } from './seed/demo.ts'
import { quoted, storedColumns } from './tables.ts'

export type DemoFound = { accounts: number; bookings: number }

const ofDemoUser = 'user_id in (select id from users where demo)'
const ofDemoBooking = 'booking_id in (select id from bookings where demo)'
const ofDemoEnquiry = "(payload ->> 'enquiryId')::int in (select id from enquiries where demo)"

/** Every row of the demo, parents before children. */
const demoRows: readonly (readonly [table: string, condition: string])[] = [
  ['users', 'demo'],
  ['ambassadors', ofDemoUser],
  ['memberships', ofDemoUser],
  ['bookings', 'demo'],
  ['booking_words', ofDemoBooking],
  ['booking_history', ofDemoBooking],
  ['booking_links', ofDemoBooking],
  ['allocations', ofDemoBooking],
  ['payments', ofDemoBooking],
  ['card_payments', ofDemoBooking],
  ['refunds', ofDemoBooking],
  ['receipts', ofDemoBooking],
  ['riding_hours', `${ofDemoBooking} or ${ofDemoUser}`],
  ['enquiries', 'demo'],
  ['messages', `${ofDemoBooking} or ${ofDemoEnquiry}`],
  ['waitlist_entries', 'demo'],
  ['custom_orders', 'demo'],
]

/**
 * Moves all demo rows out of the real tables, so that demo accounts cannot sign in and demo bookings neither hold units nor
 * count. Their sessions end. Returns the number of rows; undefined if the database has no demo.
 */
export const setDemoAside = (db: Db): Promise<DemoFound | undefined> =>
  withMigrationLock(db, async (tx) => {
    if (await hasDemo(tx)) {
      for (const [table, condition] of demoRows)
        await tx.run(
          `insert into demo_set_aside (table_name, row) select '${table}', to_jsonb(t) from ${table} t where ${condition}`,
        )
      for (const [table, condition] of [...demoRows].reverse())
        await tx.run(`delete from ${table} where ${condition}`)
    }
    return countSetAside(tx)
  })

/**
 * Restores the demo when it is switched on again, except on units closed or booked meanwhile. Does nothing if a real account has
 * a demo username.
 */
export const restoreDemo = (db: Db): Promise<void> =>
  withMigrationLock(db, async (tx) => {
    const [taken] = await tx.run(takenNames)
    if (taken) return
    await tx.run(freeClosed)
    const kept = await tx.run<{ table: string; column: string }>(keptColumns)
    for (const [table] of demoRows) {
      // Columns added by an upgrade meanwhile get their default.
      const columns = (await storedColumns(tx, table))
        .filter((column) => kept.some((one) => one.table === table && one.column === column))
        .map(quoted)
        .join(', ')
      if (columns !== '')
        await tx.run(`
          insert into ${table} (${columns}) select ${columns}
            from (select row as stored from demo_set_aside where table_name = '${table}' order by id) s
            cross join lateral jsonb_populate_record(null::${table}, s.stored) r on conflict do nothing`)
    }
    await tx.run('truncate demo_set_aside')
  })

/** Removes the demo for good, including the charge and hours it gave the machines. Returns the number of rows. */
export async function endDemo(db: Db): Promise<DemoFound | undefined> {
  const found = await setDemoAside(db)
  if (found)
    await db.transaction(async (tx) => {
      await tx.run('truncate demo_set_aside')
      for (const { column, sample, units, empty } of sampleMachineStates)
        await tx.run(`update units set ${column} = ${empty} where ${units} and ${column} = ${sample}`)
    })
  return found
}

async function hasDemo(tx: Queries): Promise<boolean> {
  const tables = ['users', 'bookings', 'enquiries', 'waitlist_entries', 'custom_orders']
  const any = tables.map((table) => `exists (select 1 from ${table} where demo)`).join(' or ')
  const [row] = await tx.run<{ found: boolean }>(`select ${any} as found`)
  return row!.found
}

async function countSetAside(tx: Queries): Promise<DemoFound | undefined> {
  const [row] = await tx.run<DemoFound & { rows: number }>(`
    select count(*)::int as rows, count(*) filter (where table_name = 'users')::int as accounts,
      count(*) filter (where table_name = 'bookings')::int as bookings from demo_set_aside`)
  const { rows, ...found } = row!
  return rows === 0 ? undefined : found
}

const keptColumns = `
  select distinct table_name as "table", jsonb_object_keys(row) as "column" from demo_set_aside`

const freeClosed = `
  update demo_set_aside s set row = s.row || '{"live": false}' from units u
  where s.table_name = 'allocations' and u.id = (s.row ->> 'unit_id')::int
    and u.out_of_service && (s.row ->> 'during')::tstzrange`

const takenNames = `
  select 1 from demo_set_aside s join users u on lower(u.username) = lower(s.row ->> 'username')
  where s.table_name = 'users' limit 1`
