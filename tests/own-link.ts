import { newOwnLink } from '#server/bookings/own-link.ts'
import { pendingBody, type TestApp } from './app.ts'

/** The API address of a new link to a booking. */
export const ownAddress = async (t: TestApp, id: string): Promise<string> =>
  `/api${await newOwnLink(t.db, id, t.deps.now())}`

/** A ride of 360 euros, paid in test mode, at 12:00 by the clock of its place. */
export async function paidRide(
  t: TestApp,
  date: string,
  changed: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await t.call<{ bookingId: string }>('POST', '/api/bookings/create-test', {
    body: pendingBody({ date, ...changed }),
  })
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body.bookingId
}
