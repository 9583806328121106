import { enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import type { EnquiryRecord } from '../db/schema.ts'
import { type AlertScope, alertPhones, alertReaders } from './alert-readers.ts'
import { alertText, cheaperText } from './booking-text.ts'
import { bookingOf, confirmationFactsOf, enquiryOf } from './facts.ts'
import {
  bookingAlert,
  chosenAlert,
  closingAlert,
  enquiryAlert,
  orderAlert,
  paymentAlert,
} from './mails/alert-mails.ts'
import type { MailContent } from './mails/mail-content.ts'
import { renderMail } from './mails/mail-view.ts'
import type { ClaimedMessage, MessageDeps, Prepared } from './message-deps.ts'
import { reachesPeople, sampleWords } from './message-preview.ts'

export const prepareAlert = (deps: MessageDeps, message: ClaimedMessage): Promise<Prepared> => {
  const about = String(message.payload.about)
  if (isWordsAbout(about)) return prepareWordsAlert(deps, message, about)
  return message.bookingId ? prepareBookingAlert(deps, message) : prepareEnquiryAlert(deps, message)
}

const wordsAlerts = {
  payment: { title: 'Payment', write: paymentAlert },
  closing: { title: 'Closed unit', write: closingAlert },
  chosen: { title: 'New time', write: chosenAlert },
  order: { title: 'Board order', write: orderAlert },
}
type WordsAbout = keyof typeof wordsAlerts
const isWordsAbout = (about: string): about is WordsAbout => Object.hasOwn(wordsAlerts, about)

/** An alert that also makes sense for a cancelled booking. */
async function prepareWordsAlert(
  deps: MessageDeps,
  message: ClaimedMessage,
  about: WordsAbout,
): Promise<Prepared> {
  const { config } = deps
  const booking = (await bookingOf(deps, message))?.booking
  if (booking?.demo && reachesPeople(deps, message.channel)) return { skip: sampleWords }
  const sector = booking?.sector ?? message.sector ?? 'main'
  const words = String(message.payload.words ?? '')
  const { title, write } = wordsAlerts[about]
  return alertMailTo(deps, message, {
    scope: { sector, location: booking?.location ?? null, isAboutMoney: about === 'payment' },
    text: `${title}${booking ? ` ${booking.reference}` : ''}: ${words}`,
    content: (withMoney) => write(words, { booking, sector, withMoney, publicUrl: config.publicUrl }),
  })
}

/** An alert about a new booking; skipped if it was cancelled. */
async function prepareBookingAlert(deps: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const { db, config } = deps
  const found = await bookingOf(deps, message)
  if (!found || found.booking.status === 'cancelled')
    return { skip: 'The booking is cancelled.', bookingVersion: found?.booking.version }
  const { booking, money } = found
  if (booking.demo && reachesPeople(deps, message.channel)) return { skip: sampleWords }
  const facts = confirmationFactsOf(db.house(), booking, config.publicUrl, money)
  return alertMailTo(deps, message, {
    scope: { sector: booking.sector, location: booking.location, isAboutMoney: false },
    text: alertText(facts, booking.status === 'pending'),
    content: (withMoney) => bookingAlert(facts, booking, withMoney),
  })
}

async function prepareEnquiryAlert(deps: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const { db, config } = deps
  const { publicUrl } = config
  const enquiry = await enquiryOf(deps, message)
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.demo && reachesPeople(deps, message.channel)) return { skip: sampleWords }
  return alertMailTo(deps, message, {
    scope: { sector: enquiry.sector, location: placeOf(enquiry), isAboutMoney: false },
    text: `New enquiry: ${enquiryFacts[enquiry.kind].title}. ${enquiry.reference}`,
    content: (withMoney) => enquiryAlert(enquiry, { house: db.house(), publicUrl, withMoney }),
  })
}

const placeOf = ({ details }: EnquiryRecord): string | null =>
  typeof details.location === 'string' ? details.location : null

type Alert = { scope: AlertScope; text: string; content: (withMoney: boolean) => MailContent }

async function alertMailTo(
  { config, db }: Pick<MessageDeps, 'config' | 'db'>,
  { channel, payload }: ClaimedMessage,
  { scope, text, content }: Alert,
): Promise<Prepared> {
  const house = db.house()
  const { brand } = house
  if (channel === 'email') {
    const { readers, withMoney } = await alertReaders(db, config, scope)
    const [to, ...also] = readers
    if (!to) return { skip: 'Nobody who gets alerts of this sector may read it.' }
    return { to, also, ...renderMail(content(withMoney), { publicUrl: config.publicUrl, brand }) }
  }
  const phone = alertPhones(config, house, scope.sector)[Number(payload.phone ?? 0)]
  return phone === undefined
    ? { skip: 'This sector has no phone for alerts.' }
    : { phone, text: cheaperText(text) }
}
