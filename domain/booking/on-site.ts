import { z } from 'zod'
import { findOffered } from '../activities/catalogue.ts'
import { findRideDuration, privateRide } from '../activities/efoil-ride.ts'
import { findSession, groupSession } from '../activities/group-session.ts'
import {
  defaultJetskiDuration,
  findJetskiDuration,
  jetskiRequest,
  requestDays,
} from '../activities/jetski.ts'
import { addDays, wallTime } from '../calendar.ts'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import { findJetski, jetskiIdsOf } from '../fleet/jetskis.ts'
import type { House } from '../house/house.ts'
import { locationField, requireLocation } from '../location-field.ts'
import { locationOf } from '../locations.ts'
import { refuseField } from '../refusal.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { defaultPlace } from './default-place.ts'
import { replacedHold } from './pending.ts'
import type { BookingRequest } from './plan.ts'

// The four bodies of POST /api/bookings: paid on site, so no draft and no checkout.

/** What the client says about the price. `totalPrice`, in euros, is never trusted and never a reason to refuse (R-M1). */
export const shownPrice = {
  totalPrice: z
    .union([z.string().max(20), z.number()])
    .optional()
    .catch(undefined),
  /** The most that the customer agreed to pay, in cents; a higher price is refused with 'price_changed'. */
  agreedCents: z.int().min(0).optional(),
}
const customer = {
  customerName: personName,
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  notes: optionalText(paragraph(2000)),
  replaces: replacedHold,
  ...shownPrice,
}

const groupBody = z.object({
  type: z.literal('efoil-group'),
  date: isoDate,
  time: line(20),
  participants: z.coerce.number(),
  location: locationField.optional(),
  ...customer,
})

/** The legacy body has no day and time; ours adds them, so that foils can be kept (R-P4). */
const legacyBody = z.object({
  type: z.literal('efoil-private'),
  duration: line(40),
  date: isoDate.optional(),
  time: clockTime.optional(),
  location: locationField.optional(),
  foilCount: z.int().optional(),
  ...customer,
})

const needed = (message: string) => z.string(message).min(1, message)

const jetskiBody = z.object({
  activityType: line(40),
  sector: optionalText(line(40)),
  date: needed('Please select a date').pipe(isoDate),
  startTime: needed('Please select a time').pipe(clockTime),
  participants: z.coerce.number('Please enter number of participants'),
  equipment: line(400),
  duration: optionalText(line(40)),
  status: optionalText(line(40)),
  isFirstTime: z.boolean().optional(),
  ...customer,
})

/** A rental paid on site only, with the fields of its descriptor. */
const rentalBody = z.object({
  type: z.literal('rental'),
  activity: line(40),
  choice: z.record(z.string().max(40), z.unknown()),
  date: isoDate,
  time: clockTime,
  location: locationField,
  ...customer,
})

/** The schema is chosen by the body's own fields, so that the error names the wrong field rather than 'no union member fits'. */
export const onSiteBody = z.preprocess(
  (body) =>
    typeof body === 'object' && body !== null && !('type' in body) ? { ...body, type: 'jetski' } : body,
  z.discriminatedUnion(
    'type',
    [groupBody, legacyBody, rentalBody, jetskiBody.extend({ type: z.literal('jetski') })],
    {
      error: 'Type must be efoil-group, efoil-private or rental; a jetski booking has an activityType',
    },
  ),
)
export type OnSiteBody = z.output<typeof onSiteBody>
export type LegacyBody = z.output<typeof legacyBody>

/** The request in a body; undefined for a legacy one without day and time, which is only an enquiry. */
export function requestOfOnSite(house: House, body: OnSiteBody): BookingRequest | undefined {
  const contact = { name: body.customerName, email: body.customerEmail, phone: body.customerPhone }
  if (body.type === 'efoil-group') return { ...groupRequest(house, body), contact, notes: body.notes }
  if (body.type === 'jetski') return { ...jetskiRequestOf(house, body), contact, notes: body.notes }
  if (body.type === 'rental') return { ...rentalRequest(house, body), contact, notes: body.notes }
  const { date, time } = body
  const duration = findRideDuration(house, body.duration)
  if (!duration) throw refuseField('duration', 'Unknown duration')
  if (date === undefined || time === undefined) return undefined
  return {
    activity: 'efoil-private',
    choice: { foils: body.foilCount ?? 1, duration },
    location: requireLocation(house, body.location ?? defaultPlace(house, privateRide(house))),
    date,
    time,
    contact,
    notes: body.notes,
  }
}

/** Jetski requests are for today and the next 30 days, or as many as the owner set. */
export function refuseFarRequest(
  house: House,
  { date, location }: BookingRequest,
  now: Temporal.Instant,
): void {
  const ahead = requestDays(house)
  if (date > addDays(wallTime(now, locationOf(house, location).zone).date, ahead))
    throw refuseField('date', `Please choose a day within the next ${ahead} days`)
}

type Selection = Pick<BookingRequest, 'activity' | 'choice' | 'location' | 'date' | 'time'>

function groupRequest(
  house: House,
  { date, time, participants, location }: z.output<typeof groupBody>,
): Selection {
  const session = findSession(house, time)
  if (!session) throw refuseField('time', 'Time must be afternoon, evening or sunset')
  return {
    activity: 'efoil-group',
    choice: { people: participants },
    location: requireLocation(house, location ?? defaultPlace(house, groupSession(house))),
    date,
    time: house.activities['efoil-group'].sessions[session].from,
  }
}

function rentalRequest(
  house: House,
  { activity, choice, location, date, time }: z.output<typeof rentalBody>,
): Selection {
  const offered = findOffered(house, activity)
  if (!offered?.onSite || !('rental' in offered))
    throw refuseField('activity', 'This activity is not booked this way')
  return { activity, choice, location: requireLocation(house, location), date, time }
}

const maxCommas = 7

/** Splits names joined by commas; a machine's name may itself contain commas. */
function namesIn(house: House, text: string): string[] {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  const names: string[] = []
  while (parts.length > 0) {
    const joined = parts.slice(0, maxCommas + 1).map((_, index) => parts.slice(0, index + 1).join(','))
    const longest = joined.findLastIndex((name) => findJetski(house, name) !== undefined)
    names.push(joined[Math.max(0, longest)]!)
    parts.splice(0, Math.max(1, longest + 1))
  }
  return names
}

const jetskiWords = ['jetski', 'jetski-rental', 'jetski_rental', 'jetski-request']

function jetskiRequestOf(house: House, body: z.output<typeof jetskiBody>): Selection {
  if (!jetskiWords.includes(body.activityType.toLowerCase()))
    throw refuseField('activityType', 'Only jetskis are booked this way')
  // The server knows the sector; a body with another one is refused.
  if (body.sector !== undefined && body.sector !== 'jetski')
    throw refuseField('sector', 'Jetskis belong to the sector jetski')
  const duration = body.duration ?? defaultJetskiDuration
  const choice = {
    jetskis: jetskiIdsOf(house, namesIn(house, body.equipment)),
    duration: findJetskiDuration(house, duration) ?? duration,
    people: body.participants,
    isFirstTime: body.isFirstTime ?? false,
  }
  return {
    activity: 'jetski-request',
    choice,
    location: defaultPlace(house, jetskiRequest(house), choice),
    date: body.date,
    time: body.startTime,
  }
}
