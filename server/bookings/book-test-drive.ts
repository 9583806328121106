import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Created } from '#contract/views.ts'
import { requestOfTestDrive, testDriveForm } from '#domain/booking/test-drive.ts'
import { centsOf } from '#domain/money.ts'
import type { Deps } from '../deps.ts'
import { book } from './book.ts'
import { recordShownPrice } from './change.ts'
import { findByIdempotencyKey } from './find.ts'
import type { Requester } from './limits.ts'
import { receiptOf } from './view.ts'

/** Books a test drive: confirmed at once, paid on arrival. Throws the refusals of `book`. */
export async function bookTestDrive(
  deps: Deps,
  body: z.output<BodyOf<typeof api.bookTestDrive>>,
  asker: Requester,
): Promise<Created> {
  const { db, availability } = deps
  const now = deps.now()
  const form = testDriveForm(db.house()).parse(body)
  const booked = await book({ db, availability, now }, requestOfTestDrive(form), {
    status: 'confirmed',
    paymentMethod: 'on_site',
    ...asker,
    agreedCents: form.agreedCents,
    message: 'confirmation',
  })
  const stored =
    'duplicateOf' in booked ? (await findByIdempotencyKey(db, booked.duplicateOf))! : booked.stored
  const priceChanged = await recordShownPrice(db, stored, centsOf(form.totalPrice), now)
  return { ...receiptOf(db.house(), stored), priceChanged }
}
