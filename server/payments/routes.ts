import { api } from '#contract/api.ts'
import { releaseHold } from '../bookings/confirm.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { holdForPayment } from './hold.ts'
import { secretHash } from './secret.ts'
import { finalize, payInTest } from './test-payment.ts'

export function paymentRoutes(serve: Serve, deps: Deps): void {
  serve(api.createPaymentIntent, ({ body, caller, onceKey }) =>
    holdForPayment(deps, body, { userId: caller?.userId, onceKey }),
  )

  serve(api.createTestBooking, async ({ body, caller, onceKey }) => {
    const booking = await payInTest(deps, body, { userId: caller?.userId, onceKey })
    return { success: true, bookingId: booking.id, booking, message: 'Test booking created successfully!' }
  })

  serve(api.finalizeBooking, async ({ body }) => {
    const booking = await finalize(deps, body)
    return { success: true, bookingId: booking.id, booking }
  })

  serve(api.releaseHold, async ({ params, body }) => {
    await deps.db.transaction((tx) => releaseHold(tx, params.id, secretHash(body.clientSecret), deps.now()))
    deps.availability.forgetAll()
  })
}
