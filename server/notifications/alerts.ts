import { eq } from 'drizzle-orm'
import type { Sector } from '#domain/roles.ts'
import { roleFacts } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import type { Config } from '../config.ts'
import { bookings, enquiries } from '../db/schema.ts'
import { confirmationFactsOf } from './facts.ts'
import { bookingAlert, enquiryAlert, paymentAlert } from './mails/alert-letters.ts'
import { renderLetter } from './mails/render-letter.ts'
import type { Claimed, Post, Ready } from './post.ts'

export const prepareAlert = (post: Post, message: Claimed): Promise<Ready> => {
  if (message.payload.about === 'payment') return preparePaymentAlert(post, message)
  return message.bookingId ? prepareBookingAlert(post, message) : prepareEnquiryAlert(post, message)
}

/** Something about money that a person must look at; also of a booking that was cancelled. */
async function preparePaymentAlert({ db, config }: Post, message: Claimed): Promise<Ready> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, message.bookingId ?? ''))
  const sector = booking?.sector ?? message.sector ?? 'main'
  const letter = paymentAlert(String(message.payload.words ?? ''), {
    booking,
    sector,
    publicUrl: config.publicUrl,
  })
  return { to: alertReader(config, sector), ...(await renderLetter(letter, config.publicUrl)) }
}

/** Staff hear of a new booking; of one that was cancelled before they heard, nothing. */
async function prepareBookingAlert({ db, config }: Post, { bookingId }: Claimed): Promise<Ready> {
  const [booking] = await db.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId ?? ''))
  if (!booking || booking.status === 'cancelled') return { skip: 'The booking is cancelled.' }
  const letter = bookingAlert(confirmationFactsOf(booking, config.publicUrl), booking)
  return { to: alertReader(config, booking.sector), ...(await renderLetter(letter, config.publicUrl)) }
}

async function prepareEnquiryAlert({ db, config }: Post, { payload }: Claimed): Promise<Ready> {
  const [enquiry] = await db.orm
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, Number(payload.enquiryId)))
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  const letter = enquiryAlert(enquiry, config.publicUrl)
  return { to: alertReader(config, enquiry.sector), ...(await renderLetter(letter, config.publicUrl)) }
}

/** Role-based routing (spec 2 §6): jetskis to their admin, e-foils to the ambassador, all else to the operator. */
function alertReader({ adminContacts }: Pick<Config, 'adminContacts'>, sector: Sector) {
  const { jetskiEmail, rayfoilEmail } = adminContacts
  if (sector === 'jetski' && jetskiEmail) return { name: roleFacts.jetski_admin.label, address: jetskiEmail }
  if (sector === 'efoil' && rayfoilEmail)
    return { name: roleFacts.rayfoil_ambassador.label, address: rayfoilEmail }
  return { name: site.brand, address: site.email }
}
