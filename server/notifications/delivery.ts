import type { Delivery } from '#domain/messages/message.ts'
import type { Queries, Statement } from '../db/open.ts'

/** What the provider calls a state, as we keep it (https://www.twilio.com/docs/messaging/api/message-resource). */
const states: Record<string, Delivery> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
}

/** Why a text did not arrive, in the words of staff. */
const reasons: Record<string, string> = {
  30003: 'the phone is off or out of reach',
  30004: 'this person gets no texts from us',
  30005: 'number not in service',
  30006: 'this number cannot get texts: a landline, or its network takes none',
  30007: 'the network took it for spam',
  30008: 'the network did not say why',
  21610: 'this person answered STOP and gets no texts',
}

export type DeliveryReport = {
  providerId: string
  /** Ours, from the address that we gave; undefined when it was lost on the way. */
  messageId: number | undefined
  status: string
  errorCode: string | undefined
}

// Told in any order and more than once, perhaps before we wrote down that the text was taken: the state goes forward only,
// and what arrived is no failure, whatever we believed after a time-out.
const write: Statement = {
  name: 'write-delivery',
  text: `
  update messages set provider_id = $1, delivery = $3,
    delivered_at = case when $3 = 'delivered' then $5::timestamptz else delivered_at end,
    state = case when $3 in ('undelivered', 'failed') then 'failed' when state = 'failed' then 'sent' else state end,
    sent_at = case when $3 in ('sent', 'delivered') then coalesce(sent_at, $5::timestamptz) else sent_at end,
    last_error = case when $3 in ('undelivered', 'failed') then $4 when state = 'failed' then null else last_error end
  where channel = 'sms' and (provider_id = $1 or (id = $2 and provider_id is null))
    and coalesce(array_position($6::text[], delivery), 0) < array_position($6::text[], $3)
    and coalesce(delivery, '') not in ('delivered', 'undelivered', 'failed')
  returning id`,
}
const order: Delivery[] = ['unknown', 'queued', 'sent', 'delivered', 'undelivered', 'failed']

/** Keeps what became of a text; answers it where that was news. */
export async function keepDelivery(
  db: Queries,
  told: DeliveryReport,
  now: Temporal.Instant,
): Promise<Delivery | undefined> {
  const delivery = states[told.status]
  if (!delivery) return undefined
  const code = told.errorCode === undefined ? '' : ` (${told.errorCode})`
  const why = reasons[told.errorCode ?? ''] ?? `it did not arrive${code}`
  const values = [told.providerId, told.messageId ?? null, delivery, why, now.toString(), order]
  return (await db.run(write, values)).length > 0 ? delivery : undefined
}
