import { api } from '#contract/api.ts'
import { draftField, namedAsSent, onSiteField } from '#domain/booking/sent-fields.ts'
import { bookOnSite } from '../bookings/book-on-site.ts'
import { askerOf } from '../bookings/limits.ts'
import { keepReferral } from '../bookings/referrals.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { holdRelease } from './cancel-intents.ts'
import { takeEvent } from './card-webhook.ts'
import { holdForPayment } from './hold.ts'
import { finalize, payInTest } from './without-provider.ts'

export function paymentRoutes(serve: Serve, deps: Deps): void {
  serve(api.createPaymentIntent, async (call) => {
    const { body, request } = call
    const fieldOf = draftField(body.bookingData)
    const held = await namedAsSent(
      (part) => `bookingData.${fieldOf(part)}`,
      () => holdForPayment(deps, body, askerOf(deps, call)),
    )
    await keepReferral(deps.db, held.bookingId, request)
    return held
  })

  serve(api.createTestBooking, async (call) => {
    const { body, request } = call
    const booking = await namedAsSent(draftField(body), () => payInTest(deps, body, askerOf(deps, call)))
    // A hold already stored its referral.
    if (body.bookingId === undefined) await keepReferral(deps.db, booking.id, request)
    return { success: true, bookingId: booking.id, booking, message: 'Test booking created successfully!' }
  })

  serve(api.finalizeBooking, async ({ body }) => {
    const booking = await finalize(deps, body)
    return { success: true, bookingId: booking.id, booking }
  })

  serve(api.bookOnSite, async (call) => {
    const { body, request } = call
    const hold = holdRelease(deps, body.replaces)
    const stored = await namedAsSent(onSiteField(body), () =>
      bookOnSite(deps, body, { ...askerOf(deps, call), before: hold.release }),
    )
    await Promise.all([keepReferral(deps.db, stored.id, request), hold.endPayments()])
    return stored
  })

  serve(api.releaseHold, async ({ params, body }) => {
    const { release, endPayments } = holdRelease(deps, { bookingId: params.id, ...body })
    if (release) await deps.db.transaction(release)
    await endPayments()
  })

  serve(api.stripeEvent, async ({ body, request }) => {
    const signature = request.headers['stripe-signature']
    await takeEvent(deps, { raw: body, signature: typeof signature === 'string' ? signature : undefined })
    return { received: true }
  })
}
