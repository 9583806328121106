import type { Channel } from '#domain/messages/message.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Post } from './post.ts'

// The demo's own bookings and wishes: their phones and addresses are nobody's, or worse, somebody's.

export const sampleWords = 'Sample data: nobody is written to because of it.'

/** Whether what is about sample data stays here. Only mails that land in the demo's folder may show how they would look. */
export const reachesPeople = ({ config }: Pick<Post, 'config'>, channel: Channel): boolean =>
  channel === 'sms' || config.mail.kind === 'smtp'

const heldBySamplesOnly: Statement = {
  name: 'phone-of-samples-only',
  text: `
  with holders as (
    select demo from bookings where right(regexp_replace(customer_phone, '\\D', '', 'g'), 8) = right($1, 8)
    union all
    select demo from enquiries where right(regexp_replace(phone, '\\D', '', 'g'), 8) = right($1, 8))
  select coalesce(bool_and(demo), false) as "only" from holders`,
}

/** True of a number (E.164) that stands in sample data and nowhere else: made up, so it may be a stranger's. */
export async function isSamplePhone(db: Queries, number: string): Promise<boolean> {
  const [found] = await db.run<{ only: boolean }>(heldBySamplesOnly, [number.replace(/\D/g, '')])
  return found!.only
}
