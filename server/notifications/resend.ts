import { and, eq, inArray } from 'drizzle-orm'
import type { LogRow } from '#contract/calls/messages.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { Refusal } from '#domain/refusal.ts'
import { leaseEnd } from '../db/lease.ts'
import { messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { answer } from './by-hand-calls.ts'
import { deliver } from './deliver.ts'
import { requireMessage } from './log.ts'
import { postOf } from './send-now.ts'
import { mayHaveGoneSentence } from './sms-failure.ts'

type Again = {
  id: number
  /** Also when it may have gone out before. */
  anyway?: boolean
}

/**
 * Sends again what failed or was left out. Refuses 'illegal_transition' what went out, waits, is no longer true, or may have
 * gone out, unless `anyway`.
 */
export async function resendMessage(
  deps: Deps,
  caller: Caller,
  { id, anyway = false }: Again,
): Promise<LogRow> {
  const { db, now } = deps
  const row = await requireMessage(db, caller, id)
  if (row.delivery === 'unknown' && !anyway)
    throw new Refusal('illegal_transition', mayHaveGoneSentence, { presentState: row.state })
  const [mine] = await db.orm
    .update(messages)
    .set({
      state: 'sending',
      attempts: 1,
      providerId: null,
      delivery: null,
      deliveredAt: null,
      dueAt: leaseEnd(now()),
    })
    .where(and(eq(messages.id, id), inArray(messages.state, ['failed', 'skipped'])))
    .returning()
  if (!mine) throw new Refusal('illegal_transition', whyNot(row), { presentState: row.state })
  answer(await deliver(postOf(deps), mine), '')
  return requireMessage(db, caller, id)
}

function whyNot({ state, sentAt, dueAt, attempts }: LogRow): string {
  if (state === 'sent' && sentAt !== null)
    return `This message went out at ${timeOf(sentAt)}; it is not sent twice.`
  return state === 'queued' && attempts > 0
    ? `This message is tried again by itself at ${timeOf(dueAt)}.`
    : 'This message is on its way already.'
}

const timeOf = (at: string): string => wallTime(Temporal.Instant.from(at), locationOf('tallinn').zone).time
