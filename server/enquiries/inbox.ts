import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Enquiry } from '#contract/calls/admin.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import { Refusal } from '#domain/refusal.ts'
import { iso } from '../db/instant.ts'
import type { Queries } from '../db/open.ts'
import { enquiries } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'

type Row = typeof enquiries.$inferSelect

const viewOf = ({ updatedAt: _updatedAt, ...row }: Row): Enquiry => ({
  ...row,
  promisedUntil: iso(row.promisedUntil),
  createdAt: iso(row.createdAt),
})

const own = (caller: Caller): SQL => inArray(enquiries.sector, [...caller.sectors])

/** Enquiries of the caller's sectors: open ones by the promise that breaks first, then those that are done. */
export async function listEnquiries(
  db: Queries,
  caller: Caller,
  { state, limit }: { state?: EnquiryState; limit: number },
): Promise<Enquiry[]> {
  const rows = await db.orm
    .select()
    .from(enquiries)
    .where(and(own(caller), state ? eq(enquiries.state, state) : undefined))
    .orderBy(
      sql`${enquiries.state} in ('answered', 'closed')`,
      sql`case when ${enquiries.state} in ('new', 'taken') then ${enquiries.promisedUntil} end`,
      desc(enquiries.createdAt),
      asc(enquiries.id),
    )
    .limit(limit)
  return rows.map(viewOf)
}

/** Moves an enquiry; who takes it stands on it. Refuses 'not_found' for another sector's. */
export async function setEnquiry(
  db: Queries,
  caller: Caller,
  { id, state, now }: { id: number; state: EnquiryState; now: Temporal.Instant },
): Promise<Enquiry> {
  const [row] = await db.orm
    .update(enquiries)
    .set({
      state,
      updatedAt: now.toString(),
      takenBy: state === 'new' ? null : sql`coalesce(${enquiries.takenBy}, ${caller.username})`,
    })
    .where(and(eq(enquiries.id, id), own(caller)))
    .returning()
  if (!row) throw new Refusal('not_found', 'There is no such enquiry.')
  return viewOf(row)
}
