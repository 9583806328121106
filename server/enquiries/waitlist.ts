import type { WaitlistForm } from '#domain/booking/waitlist.ts'
import type { Queries, Statement } from '../db/open.ts'

const insert: Statement = {
  name: 'join-waitlist',
  text: `
  with stored as (
    insert into waitlist_entries (full_name, email, location, receive_updates, activity, wanted_date, once_key, created_at, asked)
    values ($1, $2, $3, $4, $5, $6::date, $7, $8::timestamptz, $9::jsonb) on conflict (once_key) do nothing returning id)
  select id from stored union all select id from waitlist_entries where once_key = $7 and not exists (select 1 from stored)`,
}

/** Puts somebody on the waitlist; answers the entry's id, the first one for a once-key seen before. */
export async function joinWaitlist(
  db: Queries,
  { fullName, email, location, receiveUpdates, activity, date, ...asked }: WaitlistForm,
  now: Temporal.Instant,
  onceKey: string | undefined,
): Promise<{ id: number }> {
  const [row] = await db.run<{ id: number }>(insert, [
    fullName,
    email,
    location,
    receiveUpdates,
    activity ?? null,
    date ?? null,
    onceKey ?? null,
    now.toString(),
    JSON.stringify(asked),
  ])
  return row!
}
