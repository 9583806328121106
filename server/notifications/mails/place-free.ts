import { dateText, wallTime } from '#domain/calendar.ts'
import { enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import { homeCity, site } from '#domain/site.ts'
import { instantFrom } from '../../db/columns.ts'
import type { EnquiryRecord } from '../../db/schema.ts'
import { type Fact, greetedName, type MailContent } from './mail-content.ts'
import { renderMail, type WrittenMail } from './mail-view.ts'

/** For a guest on the waitlist: which starts of the wanted day are free and where to book. */
export type PlaceFree = {
  fullName: string
  /** Name of the activity and its page. */
  title: string
  path: string
  where: string
  date: string
  times: string[]
  publicUrl: string
  brand: Brand
}

const maxTimes = 6

export const renderPlaceFree = (facts: PlaceFree): WrittenMail => renderMail(placeFreeMail(facts), facts)

export function placeFreeMail({
  fullName,
  title,
  path,
  where,
  date,
  times,
  publicUrl,
}: PlaceFree): MailContent {
  const name = greetedName(fullName)
  const shown = times.slice(0, maxTimes).join(', ')
  const more = times.length > maxTimes ? ` and ${times.length - maxTimes} more` : ''
  return {
    subject: `A place is free: ${title}, ${dateText(date, 'short')}`,
    preview: `${title}, ${where}: ${shown}${more}`,
    lead: name === undefined ? 'Good news.' : `Good news, ${name}.`,
    headline: [dateText(date)],
    body: [`Free now: ${shown}${more}.`],
    facts: [
      ['What', title],
      ['Where', where],
    ],
    button: { label: 'Book it', href: publicUrl + path },
    closing: {
      title: 'The first to book gets it',
      text: 'We write only once; if it is gone, put yourself on the list again.',
    },
    why: 'You get this mail because you asked to be told; it is not advertising.',
  }
}

type EnquiryFacts = Pick<EnquiryRecord, 'kind' | 'fullName' | 'reference' | 'promisedUntil'>

/**
 * Confirms an enquiry and says until when we answer. Repeats nothing that was typed: the address may be a stranger's, and we
 * would send them any text.
 */
export function enquiryReceivedMail(
  enquiry: EnquiryFacts,
  { phone }: Pick<Brand, 'phone'>,
  now: Temporal.Instant,
): MailContent {
  const { title } = enquiryFacts[enquiry.kind]
  const zone = site.homeZone
  const promised = instantFrom(enquiry.promisedUntil)
  const until = wallTime(promised, zone)
  const isToday = until.date === wallTime(now, zone).date
  // A late mail must not promise what is past (R-N2).
  const isLate = Temporal.Instant.compare(promised, now) <= 0
  const day = dateText(until.date, 'short')
  const name = greetedName(enquiry.fullName)
  return {
    subject: `We have your request: ${title}, ${enquiry.reference}`,
    preview: isLate ? soon : `We answer by ${until.time}${isToday ? ' today' : `, ${day}`}.`,
    lead:
      name === undefined ? 'Thank you. Your request is here.' : `Thank you, ${name}. Your request is here.`,
    headline: isLate
      ? [soon]
      : isToday
        ? [`We answer by ${until.time}`]
        : ['We answer by', `${day}, ${until.time}`],
    body: ['Somebody on our team reads it and writes or calls you.'],
    facts: [
      ['About', title],
      ...(isLate ? [] : [['Answer by', `${dateText(until.date)}, ${until.time} in ${homeCity}`] as Fact]),
      ['Reference', enquiry.reference],
    ],
    closing: {
      title: 'In a hurry?',
      text: `Call ${phone} and name your reference, or just answer this mail.`,
    },
    why: 'You get this mail because somebody sent us a request with this address; it is not advertising.',
  }
}

const soon = 'We answer as soon as we can.'
