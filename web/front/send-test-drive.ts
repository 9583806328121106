import { api } from '#contract/client.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { locationOf } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { call } from '#web/api.ts'
import type { RideEntries } from '#web/booking/ride-entries.ts'
import type { Ride } from '#web/booking/use-ride.ts'
import { quoteOfRide } from '#web/booking/use-ride.ts'
import { lastContact } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'

/** The body of POST /api/test-drive as specified; the place by its display name. */
const bodyOf = (sold: Ride['sold'], form: RideEntries, price: Pricing) => ({
  ...form,
  phone: form.phone || undefined,
  location: locationOf(form.location).label,
  totalPrice: euroText(price(quoteOfRide(sold, form), priced(form)).totalCents),
})

export const priced = ({ date }: { date: string }) => ({ activity: 'test-drive', date })

/** Books a test drive. Sending the same again after a lost answer cannot book it twice. */
export const useSendTestDrive = (sold: Ride['sold'], price: Pricing) =>
  useSending(async (form: RideEntries, idempotencyKey) => {
    const created = await call(api.bookTestDrive, { body: bodyOf(sold, form, price), idempotencyKey })
    lastContact.write(form)
    return created
  })
