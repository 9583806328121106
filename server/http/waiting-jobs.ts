import { type Queries, statement } from '../db/open.ts'

/** Unfinished jobs: mails, texts, refunds through the provider and by hand, and open card payments. */
export const jobs = ['mail', 'text', 'refund', 'refund_by_hand', 'card_payment'] as const
type Job = (typeof jobs)[number]
export type Waiting = Record<Job, { count: number; oldestSeconds: number }>

// How long the first of each has been due. An alert is due as of yesterday to go first, so its age counts from its creation. A
// payment may take a bank days; an open one ends with its hold.
const waiting = statement('waiting-jobs')`
  with waiting as (
    select case channel when 'sms' then 'text' else 'mail' end as job, greatest(due_at, created_at) as since
    from messages where state in ('queued', 'sending')
    union all
    select case when method in ('card', 'test') then 'refund' else 'refund_by_hand' end, due_at
    from refunds where state in ('queued', 'sending')
    union all
    select 'card_payment', case when state = 'open' then created_at end
    from card_payments where state in ('open', 'processing'))
  select job, count(*)::int as count,
    greatest(0, coalesce(extract(epoch from $1::timestamptz - min(since)), 0))::float8 as "oldestSeconds"
  from waiting group by job`

/** Queried whenever metrics are read, so that all servers of a database report the same. */
export async function waitingJobs(db: Queries, now: Temporal.Instant): Promise<Waiting> {
  const rows = await db.run<{ job: Job; count: number; oldestSeconds: number }>(waiting, [now.toString()])
  const none = { count: 0, oldestSeconds: 0 }
  const of = (job: Job) => rows.find((row) => row.job === job) ?? none
  return {
    mail: of('mail'),
    text: of('text'),
    refund: of('refund'),
    refund_by_hand: of('refund_by_hand'),
    card_payment: of('card_payment'),
  }
}
