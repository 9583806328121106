import { z } from 'zod'
import { emailAddress } from '#domain/contact.ts'
import { ambassadorLevel } from '#domain/members/ambassador.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint, type ReplyOf } from '../endpoint.ts'
import { receiptView } from '../views.ts'
import { idInPath } from './ids.ts'

/**
 * A booking in its customer's list; `paidCents`: payments minus refunds, including those under way; `owedCents`: to be paid at
 * the dock; `hasReceipt`: whether anything was ever paid.
 */
const ownBookingView = receiptView.extend({
  /** The VAT rate of the sale. */
  vatPercent: z.number(),
  freeCancelHours: z.number(),
  minutes: z.number(),
  paidCents: z.number(),
  onItsWayCents: z.number(),
  owedCents: z.number(),
  hasReceipt: z.boolean(),
})
export type OwnBooking = z.infer<typeof ownBookingView>

/** `ML-7K3Q9` as people type it: in any case, with or without the prefix. */
const reference = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .transform((text) => `ML-${text.replace(/^ML(?=.{5}$)/, '')}`)
  .pipe(z.string().regex(/^ML-[0-9A-Z]{5}$/, 'A reference looks like ML-7K3Q9'))

/** A booking made through an ambassador's link, without its customer. `commissionCents` is 0 until it is completed and paid. */
const referredView = receiptView
  .pick({ reference: true, status: true, service: true, date: true, locationLabel: true, totalCents: true })
  .extend({ paidCents: z.number(), percent: z.number(), commissionCents: z.number() })

export const myCalls = {
  myBookings: endpoint({
    ...addresses.myBookings,
    access: 'signed_in',
    summary: 'Own bookings, newest first: made while signed in, or found by reference and e-mail',
    reply: z.array(ownBookingView),
  }),
  findBooking: endpoint({
    ...accountAddresses.findBooking,
    access: 'anyone',
    summary: 'One booking by its reference and e-mail; who is signed in keeps it among the own ones',
    perMinute: 10,
    body: z.object({ reference, email: emailAddress }),
    reply: ownBookingView.extend({ kept: z.boolean() }),
  }),
  bookingCalendar: endpoint({
    ...accountAddresses.bookingCalendar,
    access: 'signed_in',
    summary: 'Calendar file of a booking: whose it is, or staff of its sector',
    params: idInPath,
    media: 'text/calendar; charset=utf-8',
    reply: z.string(),
  }),
  myReferrals: endpoint({
    ...accountAddresses.myReferrals,
    access: ['rayfoil_ambassador'],
    summary: 'Bookings by the own referral link, the level they reached and the commission they earned',
    reply: z.object({
      /** Null if the account is not an ambassador. */
      code: z.string().nullable(),
      level: ambassadorLevel,
      percent: z.number(),
      completed: z.number(),
      commissionCents: z.number(),
      bookings: z.array(referredView),
      demo: z.boolean(),
    }),
  }),
}
export type Referrals = ReplyOf<typeof myCalls.myReferrals>
