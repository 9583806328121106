import { eq } from 'drizzle-orm'
import { enquiryFacts } from '#domain/enquiries/kinds.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import type { Sector } from '#domain/roles.ts'
import { roleFacts } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import type { Config } from '../config.ts'
import { bookings, enquiries } from '../db/schema.ts'
import { alertText, cheap } from './booking-text.ts'
import { confirmationFactsOf } from './facts.ts'
import { bookingAlert, closingAlert, enquiryAlert, paymentAlert } from './mails/alert-mails.ts'
import type { MailContent } from './mails/mail-content.ts'
import { renderMail } from './mails/render-mail.ts'
import type { Claimed, Post, Ready } from './post.ts'
import { reachesPeople, sampleWords } from './sample-data.ts'

export const prepareAlert = (post: Post, message: Claimed): Promise<Ready> => {
  const { about } = message.payload
  if (about === 'payment' || about === 'closing') return prepareWordsAlert(post, message, about)
  return message.bookingId ? prepareBookingAlert(post, message) : prepareEnquiryAlert(post, message)
}

/** Something that a person must look at, also of a booking that was cancelled: about money, or a unit that was closed. */
async function prepareWordsAlert(post: Post, message: Claimed, about: 'payment' | 'closing'): Promise<Ready> {
  const { db, config } = post
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, message.bookingId ?? ''))
  if (booking?.demo && reachesPeople(post, message.channel)) return { skip: sampleWords }
  const sector = booking?.sector ?? message.sector ?? 'main'
  const words = String(message.payload.words ?? '')
  return told(post, message, {
    sector,
    text: `${about === 'payment' ? 'Payment' : 'Closed unit'}${booking ? ` ${booking.reference}` : ''}: ${words}`,
    content: (about === 'payment' ? paymentAlert : closingAlert)(words, {
      booking,
      sector,
      publicUrl: config.publicUrl,
    }),
  })
}

/** Staff hear of a new booking; of one that was cancelled before they heard, nothing. */
async function prepareBookingAlert(post: Post, message: Claimed): Promise<Ready> {
  const { db, config } = post
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, message.bookingId ?? ''))
  if (!booking || booking.status === 'cancelled') return { skip: 'The booking is cancelled.' }
  if (booking.demo && reachesPeople(post, message.channel)) return { skip: sampleWords }
  const facts = confirmationFactsOf(db.house(), booking, config.publicUrl)
  return told(post, message, {
    sector: booking.sector,
    text: alertText(facts, booking.status === 'pending'),
    content: bookingAlert(facts, booking),
  })
}

async function prepareEnquiryAlert(post: Post, message: Claimed): Promise<Ready> {
  const { db, config } = post
  const [enquiry] = await db.orm
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, Number(message.payload.enquiryId)))
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.demo && reachesPeople(post, message.channel)) return { skip: sampleWords }
  return told(post, message, {
    sector: enquiry.sector,
    text: `New enquiry: ${enquiryFacts[enquiry.kind].title}. ${enquiry.reference}`,
    content: enquiryAlert(enquiry, config.publicUrl),
  })
}

type Alert = { sector: Sector; text: string; content: MailContent }
type Contacts = Pick<Config, 'adminContacts' | 'publicUrl'>

async function told(
  { config, db }: Pick<Post, 'config' | 'db'>,
  { channel }: Claimed,
  { sector, text, content }: Alert,
): Promise<Ready> {
  const { brand } = db.house()
  if (channel === 'email')
    return {
      to: alertReader(config, brand, sector),
      ...renderMail(content, { publicUrl: config.publicUrl, brand }),
    }
  const phone = alertPhone(config, sector)
  return phone === undefined ? { skip: 'This sector has no phone for alerts.' } : { phone, text: cheap(text) }
}

export const alertPhone = (
  { adminContacts }: Pick<Config, 'adminContacts'>,
  sector: Sector,
): string | undefined =>
  sector === 'jetski'
    ? adminContacts.jetskiPhone
    : sector === 'efoil'
      ? adminContacts.rayfoilPhone
      : undefined

/** Role-based routing: jetskis to their admin, e-foils to the ambassador, all else to the operator. */
function alertReader({ adminContacts }: Contacts, { email }: Brand, sector: Sector) {
  const { jetskiEmail, rayfoilEmail } = adminContacts
  if (sector === 'jetski' && jetskiEmail) return { name: roleFacts.jetski_admin.label, address: jetskiEmail }
  if (sector === 'efoil' && rayfoilEmail)
    return { name: roleFacts.rayfoil_ambassador.label, address: rayfoilEmail }
  return { name: site.brand, address: email }
}
