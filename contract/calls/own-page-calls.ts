import { z } from 'zod'
import { fileReply } from '#contract/endpoint.ts'
import { ownStates } from '#domain/booking/own-state.ts'
import { optionalText, paragraph } from '#domain/contact.ts'
import { clockTime } from '#domain/start-fields.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import { receiptView } from '../views.ts'
import { idInPath, start } from './ids.ts'

/** The token of a booking's link. A malformed one becomes empty, which is not found and causes no query. */
const linkInPath = z.object({
  token: z.string().transform((text) => (/^[\w-]{22}$/.test(text) ? text : '')),
})

/** Cents, never negative: paid, paid on site (part of that), refunded, being refunded, not sent yet, still to be paid on site. */
const moneyView = z.object({
  paidCents: z.number(),
  onSiteCents: z.number(),
  backCents: z.number(),
  onItsWayCents: z.number(),
  stuckCents: z.number(),
  owedCents: z.number(),
})

/**
 * Other starts that staff offer for the same price, without those that are no longer free; `until`: ISO; `refundCents`: what a
 * cancel gives back instead of choosing one.
 */
const timeOfferView = z.object({
  starts: z.array(start.extend({ until: clockTime })),
  until: z.string(),
  reason: z.string().optional(),
  refundCents: z.number().optional(),
})

/**
 * A booking as shown on its own page, without contact data. `cancelling` is set while the customer may cancel: the refund now,
 * and until when (ISO) it is full.
 */
const ownPageView = receiptView.extend({
  customerName: z.string(),
  /** The VAT rate of the sale. */
  vatPercent: z.number(),
  freeCancelHours: z.number(),
  state: z.enum(ownStates),
  startsAt: z.string(),
  endsAt: z.string(),
  arriveAt: z.string(),
  meetingPoint: z.string(),
  mapUrl: z.string(),
  directionsUrl: z.string(),
  bring: z.array(z.object({ kind: z.enum(['clothes', 'sun', 'ours']), what: z.string(), more: z.string() })),
  money: moneyView,
  /** If a price is offered: until when (ISO) the customer can agree. */
  offerUntil: z.string().optional(),
  timeOffer: timeOfferView.optional(),
  cancelling: z.object({ refundCents: z.number(), freeUntil: z.string(), freeHours: z.number() }).optional(),
})
export type OwnPage = z.infer<typeof ownPageView>

const pathView = z.object({ path: z.string() })

/** Calls of the own page: its link is enough to manage the booking (R-B6). */
export const ownPageCalls = {
  ownPage: endpoint({
    ...addresses.ownPage,
    access: 'anyone',
    summary: 'The booking that a link opens',
    secret: true,
    perMinute: 60,
    params: linkInPath,
    reply: ownPageView,
  }),
  cancelOwn: endpoint({
    ...addresses.cancelOwn,
    access: 'anyone',
    summary:
      'Cancel the booking that a link opens; 409 with the true amount when it is not the one that was shown',
    secret: true,
    perMinute: 20,
    params: linkInPath,
    /** Null if no body was sent. */
    body: z
      .object({
        /** The refund that the page showed. */
        refundCents: z.int().min(0).optional(),
        reason: optionalText(paragraph(500)),
      })
      .nullable(),
    reply: ownPageView,
  }),
  agreeOwn: endpoint({
    ...addresses.agreeOwn,
    access: 'anyone',
    summary: 'Agree to the price that staff offer for a request; books it',
    secret: true,
    perMinute: 20,
    params: linkInPath,
    /** The price that the page showed. */
    body: z.object({ totalCents: z.int().positive() }),
    reply: ownPageView,
  }),
  chooseTime: endpoint({
    ...accountAddresses.chooseTime,
    access: 'anyone',
    summary: 'Move the booking that a link opens to one of the times that staff offer',
    secret: true,
    perMinute: 20,
    params: linkInPath,
    body: z.object({ choose: z.literal('move'), start }),
    reply: ownPageView,
  }),
  ownReceipt: endpoint({
    ...addresses.ownReceipt,
    access: 'anyone',
    summary: 'Receipt and credit notes of the booking that a link opens',
    secret: true,
    perMinute: 20,
    params: linkInPath,
    media: 'application/pdf',
    reply: fileReply,
  }),
  ownCalendar: endpoint({
    ...addresses.ownCalendar,
    access: 'anyone',
    summary: 'Calendar file of the booking that a link opens',
    secret: true,
    perMinute: 60,
    params: linkInPath,
    media: 'text/calendar; charset=utf-8',
    reply: z.string(),
  }),
  linkMyBooking: endpoint({
    ...accountAddresses.linkMyBooking,
    access: 'signed_in',
    summary: 'A new link to the page of an own booking, as a path',
    secret: true,
    success: 201,
    perMinute: 20,
    params: idInPath,
    reply: pathView,
  }),
  linkPaidBooking: endpoint({
    ...addresses.linkPaidBooking,
    access: 'anyone',
    summary: 'A new link for the guest who has just paid: the secret of the payment is the proof',
    secret: true,
    success: 201,
    perMinute: 20,
    params: idInPath,
    body: z.object({ clientSecret: z.string().max(200) }),
    reply: pathView,
  }),
}
