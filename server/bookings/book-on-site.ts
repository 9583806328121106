import { randomUUID } from 'node:crypto'
import type { Stored } from '#contract/views.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { findRideDuration, privateRide } from '#domain/activities/efoil-ride.ts'
import { defaultPlace } from '#domain/booking/default-place.ts'
import type { LegacyBody, OnSiteBody } from '#domain/booking/on-site.ts'
import { refuseFarRequest, requestOfOnSite } from '#domain/booking/on-site.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { requireLocation } from '#domain/location-field.ts'
import { centsOf, euroText } from '#domain/money.ts'
import type { Deps } from '../deps.ts'
import { storeEnquiry } from '../enquiries/enquire.ts'
import { book, type RunFirst } from './book.ts'
import { recordShownPrice } from './change.ts'
import { findByIdempotencyKey } from './find.ts'
import type { Requester } from './limits.ts'
import { receiptOf } from './view.ts'

/**
 * Books activities that are paid on site (R-A13, R-A10, R-B4): group sessions, private rides and rentals are confirmed with
 * their units, jetskis wait for staff. A legacy body without day and time is stored as an enquiry for staff. Throws the refusals
 * of `book`.
 */
export async function bookOnSite(
  deps: Deps,
  body: OnSiteBody,
  { before, ...asker }: Requester & { before?: RunFirst },
): Promise<Stored> {
  const { db, availability } = deps
  const now = deps.now()
  const request = requestOfOnSite(db.house(), body)
  if (!request) return keepWish(deps, body as LegacyBody, asker.idempotencyKey)
  if (body.type === 'jetski') refuseFarRequest(db.house(), request, now)
  const status = body.type === 'jetski' ? 'pending' : 'confirmed'
  const terms = {
    status,
    paymentMethod: 'on_site',
    ...asker,
    agreedCents: body.agreedCents,
    message: status === 'confirmed' ? 'confirmation' : 'request_received',
  } as const
  const booked = await book({ db, availability, now }, request, terms, { before })
  const row = 'duplicateOf' in booked ? (await findByIdempotencyKey(db, booked.duplicateOf))! : booked.stored
  const priceChanged = await recordShownPrice(db, row, centsOf(body.totalPrice), now)
  const { id, reference, totalPrice } = row
  return { id, reference, status: row.status, totalPrice, priceChanged, receipt: receiptOf(db.house(), row) }
}

/** Stores an enquiry for a private ride whose day is still open. */
async function keepWish(
  { db, now }: Deps,
  body: LegacyBody,
  idempotencyKey: string | undefined,
): Promise<Stored> {
  const house = pricesNow(db.house(), now())
  const { foilCount = 1, date = '', time = '' } = body
  const location = requireLocation(house, body.location ?? defaultPlace(house, privateRide(house)))
  const choice = parseChoice(privateRide(house), {
    foils: foilCount,
    duration: findRideDuration(house, body.duration),
  })
  const { duration } = choice
  const { totalCents } = privateRide(house).quote(choice, { location, date, time })
  const stored = await storeEnquiry(
    db,
    {
      kind: 'efoil-private',
      fullName: body.customerName,
      email: body.customerEmail,
      phone: body.customerPhone,
      message: body.notes,
      details: {
        duration,
        foils: foilCount,
        location,
        // Stored even if only one of them is given, so that staff need not ask again.
        date: body.date,
        time: body.time,
        id: randomUUID(),
      },
    },
    now(),
    idempotencyKey,
  )
  return {
    id: String(stored.id),
    reference: stored.reference,
    status: 'pending',
    totalPrice: euroText(totalCents),
    priceChanged: (centsOf(body.totalPrice) ?? totalCents) !== totalCents,
  }
}
