import { erasedEmail } from '../db/erased.ts'
import type { BookingRecord } from '../db/schema.ts'
import type { Claimed, Post } from './post.ts'
import { reachesPeople, sampleWords } from './sample-data.ts'

/** Why there is nobody whom a message about a booking could reach; undefined where there is. */
export function nobodyThere(
  post: Post,
  { channel }: Claimed,
  { demo, customerEmail, customerPhone }: BookingRecord,
): string | undefined {
  if (demo && reachesPeople(post, channel)) return sampleWords
  if (customerEmail === erasedEmail) return 'The customer asked to be forgotten.'
  if (channel === 'sms') return customerPhone ? undefined : 'The customer left no phone number.'
  return customerEmail === '' ? 'The customer left no e-mail address.' : undefined
}
