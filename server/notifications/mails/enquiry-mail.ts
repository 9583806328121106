import { dateText, wallTime } from '#domain/calendar.ts'
import { enquiryFacts } from '#domain/enquiries/kinds.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import { locationOf } from '#domain/locations.ts'
import { iso } from '../../db/instant.ts'
import type { EnquiryRecord } from '../../db/schema.ts'
import type { MailContent } from './mail-content.ts'

type EnquiryFacts = Pick<EnquiryRecord, 'kind' | 'fullName' | 'reference' | 'promisedUntil'>

/**
 * To whoever sent an enquiry: it is here, and until when it is answered. Nothing of what they wrote stands in it: anybody can
 * type anybody's address, and would have us send their words there.
 */
export function enquiryReceivedMail(
  enquiry: EnquiryFacts,
  { phone }: Pick<Brand, 'phone'>,
  now: Temporal.Instant,
): MailContent {
  const { title } = enquiryFacts[enquiry.kind]
  const { zone } = locationOf('tallinn')
  const until = wallTime(Temporal.Instant.from(iso(enquiry.promisedUntil)), zone)
  const isToday = until.date === wallTime(now, zone).date
  const name = /^[\p{L}'’-]{1,30}(?=\s|$)/u.exec(enquiry.fullName.trim())?.[0]
  return {
    subject: `We have your request: ${title}, ${enquiry.reference}`,
    preview: `We answer by ${until.time}${isToday ? ' today' : `, ${dateText(until.date, 'short')}`}.`,
    lead:
      name === undefined ? 'Thank you. Your request is here.' : `Thank you, ${name}. Your request is here.`,
    headline: isToday
      ? [`We answer by ${until.time}`]
      : ['We answer by', `${dateText(until.date, 'short')}, ${until.time}`],
    body: ['Somebody of our team reads it and writes or calls you.'],
    facts: [
      ['About', title],
      ['Answer by', `${dateText(until.date)}, ${until.time} in Tallinn`],
      ['Reference', enquiry.reference],
    ],
    closing: {
      title: 'In a hurry?',
      text: `Call ${phone} and name your reference, or just answer this mail.`,
    },
    why: 'You get this mail because somebody sent us a request with this address; it is not advertising.',
  }
}
