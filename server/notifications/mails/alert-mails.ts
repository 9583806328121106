import { screens } from '#contract/screens.ts'
import { isPriceOpen, machineNames } from '#domain/activities/quote-lines.ts'
import { type BookingStatus, statusLabels } from '#domain/booking/status.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { dialOf } from '#domain/dial.ts'
import { factsText, wordsOf } from '#domain/enquiries/enquiry-facts.ts'
import { enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { type Sector, sectorLabels } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import { instantFrom } from '../../db/columns.ts'
import type { BookingRecord, EnquiryRecord } from '../../db/schema.ts'
import { type ConfirmationFacts, momentsOf, whatText } from './confirmation-facts.ts'
import type { Fact, MailContent } from './mail-content.ts'

// Alerts to staff: who, what, when, and whether they have to act.

const paid = { on_site: 'paid on arrival', test: 'test mode, nothing charged', card: 'paid by card' }

const ways: Record<string, string> = { site: 'the website', phone: 'phone', walk_in: 'walking in' }

const waits: Partial<Record<BookingStatus, string>> = {
  pending: 'A new request waits for your confirmation.',
}

type New = Pick<
  BookingRecord,
  | 'status'
  | 'customerName'
  | 'customerPhone'
  | 'customerEmail'
  | 'specialRequests'
  | 'paymentMethod'
  | 'channel'
  | 'sector'
>

/** `withMoney`: the reader may see money. */
export function bookingAlert(facts: ConfirmationFacts, booking: New, withMoney = true): MailContent {
  const { day } = momentsOf(facts)
  const isRequest = booking.status === 'pending'
  const total = isPriceOpen(facts.lines)
    ? 'on request: set it when you confirm'
    : `${priceText(facts.totalCents)}, ${paidWords(facts, booking)}`
  return {
    subject: `${isRequest ? 'New request' : 'New booking'}: ${facts.service}, ${dateText(facts.date, 'short')}, ${facts.time}, ${facts.customerName}`,
    preview: `${facts.quantityText}, ${facts.locationLabel}, ${facts.reference}`,
    lead: waits[booking.status] ?? `A new booking, ${statusLabels[booking.status].toLowerCase()}.`,
    headline: [day, `${facts.time} to ${facts.until}`],
    body: [],
    facts: given([
      ['Customer', booking.customerName],
      phoneFact(booking.customerPhone),
      ['E-mail', booking.customerEmail],
      ['What', whatText(facts), machineNames(facts.lines) || undefined],
      ['Where', facts.place],
      ['Total', withMoney ? total : null],
      ['Notes', booking.specialRequests],
      ['Came by', ways[booking.channel] ?? booking.channel],
      ['Reference', facts.reference],
    ]),
    button: { label: 'Open the dashboard', href: `${facts.publicUrl}${screens.bookingDashboard.paths[0]}` },
    forStaff: true,
    why: whyOf(booking.sector),
  }
}

function paidWords({ totalCents, paidCents = 0 }: ConfirmationFacts, { paymentMethod }: New): string {
  const rest = totalCents - paidCents
  const isPart = paidCents > 0 && rest > 0 && paymentMethod !== 'on_site'
  if (!isPart) return paid[paymentMethod]
  return `${priceText(paidCents)} ${paid[paymentMethod]}, ${priceText(rest)} on arrival`
}

type EnquiryFacts = Pick<
  EnquiryRecord,
  | 'kind'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'message'
  | 'details'
  | 'quoted'
  | 'reference'
  | 'sector'
  | 'promisedUntil'
>
type Reader = { house: House; publicUrl: string; withMoney?: boolean }

export function enquiryAlert(
  enquiry: EnquiryFacts,
  { house, publicUrl, withMoney = true }: Reader,
): MailContent {
  const { kind, details, quoted } = enquiry
  const words = wordsOf(enquiry)
  const { title } = enquiryFacts[kind]
  const until = wallTime(instantFrom(enquiry.promisedUntil), site.homeZone)
  return {
    subject: `New enquiry: ${title}, ${enquiry.fullName}`,
    preview: `Answer promised by ${until.time}, ${enquiry.reference}`,
    lead: 'A new enquiry waits for an answer.',
    headline: [title],
    body: words ? [words] : [],
    facts: given([
      ['Name', enquiry.fullName],
      phoneFact(enquiry.phone),
      ['E-mail', enquiry.email],
      ['What', factsText(house, { kind, details, quoted: quoted && { length: quoted.length } }) || null],
      ['Price', quoted && withMoney ? priceText(quoted.totalCents) : null],
      ['Answer by', `${dateText(until.date, 'short')}, ${until.time}`],
      ['Reference', enquiry.reference],
    ]),
    button: { label: 'Open enquiries', href: `${publicUrl}${screens.enquiries.paths[0]}` },
    forStaff: true,
    why: whyOf(enquiry.sector),
  }
}

type Paid = Pick<
  BookingRecord,
  'reference' | 'customerName' | 'customerPhone' | 'customerEmail' | 'totalCents' | 'date' | 'time' | 'status'
>
type About = { booking: Paid | undefined; sector: Sector; publicUrl: string; withMoney?: boolean }

/** An alert about money; `words` say what happened and what to do. */
export const paymentAlert = (
  words: string,
  { booking, sector, publicUrl, withMoney = true }: About,
): MailContent => ({
  subject: booking ? `Payment: ${booking.reference}, ${booking.customerName}` : 'Payment: please have a look',
  preview: words.slice(0, 120),
  lead: 'A payment needs somebody to look at it.',
  headline: booking
    ? [booking.reference, ...(withMoney ? [priceText(booking.totalCents)] : [])]
    : ['Please have a look'],
  body: [words],
  facts: booking
    ? given([
        ['Customer', booking.customerName],
        phoneFact(booking.customerPhone),
        ['E-mail', booking.customerEmail],
        ['Session', `${dateText(booking.date, 'short')}, ${booking.time}`],
        ['State', statusLabels[booking.status]],
      ])
    : [],
  button: { label: 'Open the dashboard', href: `${publicUrl}${screens.bookingDashboard.paths[0]}` },
  forStaff: true,
  why: whyOf(sector),
})

/** An alert about a unit of this sector's booking that another sector's staff closed. */
export const closingAlert = (words: string, about: About): MailContent => ({
  ...paymentAlert(words, about),
  subject: `Closed unit: ${about.booking?.reference ?? 'please have a look'}`,
  lead: 'A unit that one of your bookings uses was closed.',
})

/** A guest chose one of the offered times. */
export const chosenAlert = (words: string, about: About): MailContent => ({
  ...paymentAlert(words, about),
  subject: `New time chosen: ${about.booking?.reference ?? 'please have a look'}`,
  lead: 'A guest chose one of the times that you offered.',
})

/** A board order: nothing is charged, and the page promised a reply. */
export const orderAlert = (words: string, about: About): MailContent => ({
  ...paymentAlert(words, about),
  subject: 'A board was ordered',
  lead: 'A board was ordered.',
  headline: ['Please write to the buyer'],
  button: { label: 'Open the orders', href: `${about.publicUrl}${screens.adminLists.paths[0]}` },
})

const whyOf = (sector: Sector): string =>
  `You get this mail because alerts for the sector ${sectorLabels[sector]} go to this address.`

type Given = [name: string, value: string | null, more?: string, href?: string]

const given = (facts: Given[]): Fact[] =>
  facts.flatMap(([name, value, ...more]): Fact[] => (value ? [[name, value, ...more]] : []))

const phoneFact = (phone: string | null): Given => [
  'Phone',
  phone,
  undefined,
  phone ? dialOf(phone) : undefined,
]
