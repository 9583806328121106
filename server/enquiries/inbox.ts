import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry-kinds.ts'
import { nextStates, stateWords } from '#domain/enquiries/enquiry-transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/columns.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import { enquiries } from '../db/schema.ts'
import { users } from '../db/schema-people.ts'
import type { Caller } from '../http/caller.ts'

type Row = { enquiry: typeof enquiries.$inferSelect; takenByName: string | null }

const viewFor = ({ seesMoney }: Caller, { enquiry: { updatedAt, ...row }, takenByName }: Row): Enquiry => ({
  ...row,
  quoted: row.quoted && (seesMoney ? row.quoted : { length: row.quoted.length }),
  takenByName: row.takenBy === null ? null : (takenByName ?? row.takenBy),
  promisedUntil: iso(row.promisedUntil),
  changedAt: iso(updatedAt),
  createdAt: iso(row.createdAt),
})

/** SQL condition for the caller's scope; enquiries without a place are for accounts with all places. */
const own = ({ sectors, places }: Caller): SQL =>
  and(
    inArray(enquiries.sector, [...sectors]),
    places === null ? undefined : sql`${enquiries.details} ->> 'location' in ${[...places]}`,
  )!

const select = (db: Queries) =>
  db.orm
    .select({ enquiry: enquiries, takenByName: users.fullName })
    .from(enquiries)
    .leftJoin(users, eq(users.username, enquiries.takenBy))

/** Enquiries in the caller's scope: open ones by due time, then finished ones. */
export async function listEnquiries(
  db: Queries,
  caller: Caller,
  { state, limit }: { state?: EnquiryState; limit: number },
): Promise<Enquiry[]> {
  const rows = await select(db)
    .where(and(own(caller), state ? eq(enquiries.state, state) : undefined))
    .orderBy(
      sql`${enquiries.state} in ('answered', 'closed')`,
      sql`case when ${enquiries.state} in ('new', 'taken') then ${enquiries.promisedUntil} end`,
      desc(enquiries.createdAt),
      asc(enquiries.id),
    )
    .limit(limit)
  return rows.map((row) => viewFor(caller, row))
}

type StateChange = { id: number; state: EnquiryState; from?: EnquiryState; now: Temporal.Instant }

/**
 * Changes the state of an enquiry and records who did. Compare-and-set: if two people take it, the second is refused with
 * 'illegal_transition' and the name of the first. Refuses 'not_found' for another sector's.
 */
export function setEnquiry(db: Db, caller: Caller, { id, state, from, now }: StateChange): Promise<Enquiry> {
  return db.transaction(async (tx) => {
    await tx.run(statement('lock-enquiry')`select 1 from enquiries where id = $1 for update`, [id])
    const before = await requireEnquiry(tx, caller, id)
    if (before.state === state && (state !== 'taken' || before.takenBy === caller.username)) return before
    if (!nextStates(before.state).includes(state) || (from !== undefined && from !== before.state))
      throw illegal(before)
    await tx.orm
      .update(enquiries)
      .set({ state, updatedAt: now.toString(), takenBy: state === 'new' ? null : caller.username })
      .where(eq(enquiries.id, id))
    tx.effect({ kind: 'feed', change: { type: 'enquiry', id: String(id), sector: before.sector } })
    return requireEnquiry(tx, caller, id)
  })
}

async function requireEnquiry(tx: Queries, caller: Caller, id: number): Promise<Enquiry> {
  const [row] = await select(tx).where(and(eq(enquiries.id, id), own(caller)))
  if (!row) throw new Refusal('not_found', 'There is no such enquiry.')
  return viewFor(caller, row)
}

function illegal({ state, takenBy, takenByName }: Enquiry): Refusal {
  const who = takenByName === null ? '' : `, by ${takenByName}`
  const sentence =
    state === 'taken'
      ? `${takenByName} has taken this enquiry.`
      : `This enquiry is ${stateWords[state]} already${who}.`
  return new Refusal('illegal_transition', sentence, { presentState: state, takenBy })
}
