import type { Db } from '#server/db/open.ts'
import { mailsTo } from './outbox.ts'
import { aboutStatement, findPerson, valuesOf } from './person.ts'
import { aboutPerson, secretColumns } from './person-tables.ts'

/** Everything kept about an e-mail, or the texts by hand to a number: a list of rows for each table, and the mails that stand in the outbox. No secrets. */
export async function exportPerson(
  db: Db,
  { email, outbox, now }: { email: string; outbox: string; now: Temporal.Instant },
): Promise<Record<string, unknown>> {
  const tables = await db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'set transaction isolation level repeatable read, read only' }, [])
    const person = await findPerson(tx, email)
    const found: Record<string, unknown[]> = {}
    for (const [table, where] of Object.entries(aboutPerson)) {
      const select = aboutStatement('select to_jsonb(t) - $6::text[] as row', table, where)
      const rows = await tx.run<{ row: unknown }>(select, [...valuesOf(person), [...secretColumns]])
      found[table] = rows.map(({ row }) => row)
    }
    return found
  })
  const mails = (await mailsTo(outbox, email)).map(({ name }) => name)
  return { email: email.trim().toLowerCase(), at: now.toString(), ...tables, outbox: mails }
}
