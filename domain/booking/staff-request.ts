import { z } from 'zod'
import type { Channel } from '../activities/activity.ts'
import { findOffered } from '../activities/catalogue.ts'
import { findSession, sessionIds } from '../activities/group-session.ts'
import { defaultJetskiDuration } from '../activities/jetski.ts'
import { emailAddress, line, optionalText, paragraph, personName, phoneNumber } from '../contact.ts'
import type { House } from '../house/house.ts'
import { locationField, requireLocation } from '../location-field.ts'
import { refuseField } from '../refusal.ts'
import { clockTime, isoDate } from '../start-fields.ts'
import { defaultPlace } from './default-place.ts'
import type { BookingRequest } from './plan.ts'

// A booking that staff enter for a phone call or a walk-in. Accepts any activity's request in the shape of any form, so that
// staff can send what the pages send.

type Sent = Record<string, unknown>

const first = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== '')

const record = (value: unknown): Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : {}

/** Other names of activities, as sent by the specified forms. */
const words: Record<string, string> = {
  jetski: 'jetski-request',
  jetski_rental: 'jetski-request',
  'jetski-rental': 'jetski-request',
}
/** Like `words`, unless the owner added an activity with that id. */
const otherWords: Record<string, string> = { wakesurf: 'wake-surf', 'test-ride': 'test-drive' }

function activityOf(sent: Sent): unknown {
  const named = first(sent.activity, sent.bookingType, sent.type, sent.activityType)
  if (named === undefined) return 'foilCount' in sent ? 'test-drive' : undefined
  return typeof named === 'string' ? (words[named.toLowerCase()] ?? named) : named
}

const names = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : value

/** Converts the shapes of all forms to one. */
function inOneShape(body: unknown): unknown {
  const sent = record(body)
  const customer = record(sent.customerInfo)
  const details = record(sent.details)
  const activity = activityOf(sent)
  return {
    activity,
    location: first(sent.location),
    date: sent.date,
    time: first(sent.time, sent.startTime),
    customerName: first(sent.customerName, sent.fullName, sent.name, customer.fullName),
    customerEmail: first(sent.customerEmail, sent.email, customer.email),
    customerPhone: first(sent.customerPhone, sent.phone, customer.phone),
    notes: first(sent.notes, customer.notes, customer.specialRequests),
    units: first(sent.units, sent.foilCount, sent.quantity, sent.participants, sent.people),
    people: first(sent.people, sent.participants, customer.peopleCount, sent.peopleCount),
    // The confirm form sends no duration: its jetskis are for an hour.
    duration: first(sent.duration, activity === 'jetski-request' ? defaultJetskiDuration : undefined),
    jetskis: names(first(sent.jetskis, sent.equipment)),
    wakeDuration: first(details.wakeSurfDuration),
    sauna: first(sent.sauna, details.includeOODSauna),
    isFirstTime: first(sent.isFirstTime, customer.isFirstTime),
    choice: sent.choice,
    channel: first(sent.channel),
    override: first(sent.override),
  }
}

const count = z.coerce.number('This must be a number').optional()
const channel = z.preprocess(
  (word) => (typeof word === 'string' ? word.toLowerCase().replaceAll(/[\s-]/g, '_') : word),
  z.enum(['phone', 'walk_in'], 'Channel must be phone or walk_in'),
)

export const staffBooking = z.preprocess(
  inOneShape,
  z.object({
    activity: line(40),
    location: locationField.optional(),
    date: isoDate,
    time: z.union([clockTime, z.enum(sessionIds)], 'Time must look like 18:00'),
    customerName: personName,
    customerEmail: optionalText(emailAddress),
    customerPhone: optionalText(phoneNumber),
    notes: optionalText(paragraph(2000)),
    units: count,
    people: count,
    duration: optionalText(line(40)),
    jetskis: z.array(line(60)).max(12, 'At most 12 names').optional(),
    wakeDuration: count,
    sauna: z.boolean().optional(),
    isFirstTime: z.boolean().optional(),
    choice: z.record(z.string().max(40), z.unknown()).optional(),
    channel: channel.default('phone'),
    /** The reason for a start outside the public times; required then. */
    override: optionalText(line(300)),
  }),
)
export type StaffBooking = z.output<typeof staffBooking>

/** The request in an entered booking. A missing e-mail becomes ''. Refuses an unknown activity. */
export function requestOfStaff(house: House, entered: StaffBooking): BookingRequest & { channel: Channel } {
  const named = entered.activity
  const activity = findOffered(
    house,
    Object.hasOwn(house.activities, named) ? named : (otherWords[named.toLowerCase()] ?? named),
  )
  if (!activity) throw refuseField('activity', 'This activity is not offered')
  const { people, isFirstTime, units, duration, jetskis, wakeDuration, sauna } = entered
  const choice =
    entered.choice ??
    activity.choiceOfDraft({
      quantity: units,
      duration,
      jetskis,
      details: { wakeSurfDuration: wakeDuration, includeOODSauna: sauna },
      customerInfo: { peopleCount: people, isFirstTime },
    })
  return {
    activity: activity.id,
    choice,
    location: requireLocation(house, entered.location ?? defaultPlace(house, activity, choice)),
    date: entered.date,
    time: startOf(house, entered),
    notes: entered.notes,
    contact: { name: entered.customerName, email: entered.customerEmail ?? '', phone: entered.customerPhone },
    channel: entered.channel,
  }
}

/** A session may be given by its name. */
function startOf(house: House, { activity, time }: StaffBooking): string {
  const session = activity === 'efoil-group' ? findSession(house, time) : undefined
  return session ? house.activities['efoil-group'].sessions[session].from : time
}
