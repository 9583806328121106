import type { TestApp } from '#tests/app.ts'

// Reads the texts of a body back, as staff see them.

export type Body = Record<string, unknown>
/** The text shown to staff after `sent` was answered with `reply`. */
export type Read = (app: TestApp, reply: Body, sent: Body) => Promise<unknown>

const main = { as: 'main_admin' as const }

export const booked =
  (field: string, id = 'id'): Read =>
  async (app, reply, sent) => {
    const { date } = 'bookingData' in sent ? (sent.bookingData as Body) : sent
    const list = await app.call<Body[]>('GET', `/api/bookings?from=${date}&to=${date}&limit=1000`, main)
    return list.body.find((row) => row.id === reply[id])?.[field]
  }

export const inInbox =
  (field: string): Read =>
  async (app, { id }) => {
    const { body } = await app.call('PATCH', `/api/enquiries/${id}`, { ...main, body: { state: 'taken' } })
    return field in body ? body[field] : (body.details as Body | undefined)?.[field]
  }

export const inList =
  (list: string, field: string): Read =>
  async (app, { id }) =>
    (await app.call<Body[]>('GET', `/api/admin/${list}`, main)).body.find((row) => row.id === id)?.[field]

/** The last reason in the history of a booking. */
export const inHistory: Read = async (app, { id }) =>
  (await app.call<Body[]>('GET', `/api/bookings/${id}/history`, main)).body.at(-1)?.reason
