import { api } from '#contract/api.ts'
import { draftField, onSiteField, withSentFieldNames } from '#domain/booking/sent-fields.ts'
import { bookOnSite } from '../bookings/book-on-site.ts'
import { requesterOf } from '../bookings/limits.ts'
import { storeReferral } from '../bookings/referrals.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { holdRelease } from './cancel-intents.ts'
import { handleEvent } from './card-webhook.ts'
import { holdForPayment } from './hold.ts'
import { finalize, payInTest } from './without-provider.ts'

export function paymentRoutes(serve: Serve, deps: Deps): void {
  serve(api.createPaymentIntent, async (call) => {
    const { body, request } = call
    const fieldOf = draftField(body.bookingData)
    const held = await withSentFieldNames(
      (part) => `bookingData.${fieldOf(part)}`,
      () => holdForPayment(deps, body, requesterOf(deps, call)),
    )
    await storeReferral(deps.db, held.bookingId, request)
    return held
  })

  serve(api.createTestBooking, async (call) => {
    const { body, request } = call
    const booking = await withSentFieldNames(draftField(body), () =>
      payInTest(deps, body, requesterOf(deps, call)),
    )
    // A hold already stored its referral.
    if (body.bookingId === undefined) await storeReferral(deps.db, booking.id, request)
    return { success: true, bookingId: booking.id, booking, message: 'Test booking created successfully!' }
  })

  serve(api.finalizeBooking, async ({ body }) => {
    const booking = await finalize(deps, body)
    return { success: true, bookingId: booking.id, booking }
  })

  serve(api.bookOnSite, async (call) => {
    const { body, request } = call
    const hold = holdRelease(deps, body.replaces)
    const stored = await withSentFieldNames(onSiteField(body), () =>
      bookOnSite(deps, body, { ...requesterOf(deps, call), before: hold.release }),
    )
    await Promise.all([storeReferral(deps.db, stored.id, request), hold.endPayments()])
    return stored
  })

  serve(api.releaseHold, async ({ params, body }) => {
    const { release, endPayments } = holdRelease(deps, { bookingId: params.id, ...body })
    if (release) await deps.db.transaction(release)
    await endPayments()
  })

  serve(api.stripeEvent, async ({ body, request }) => {
    const signature = request.headers['stripe-signature']
    await handleEvent(deps, { raw: body, signature: typeof signature === 'string' ? signature : undefined })
    return { received: true }
  })
}
