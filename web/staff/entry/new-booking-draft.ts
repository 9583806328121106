import type { Channel } from '#domain/activities/activity.ts'
import { findOffered } from '#domain/activities/catalogue.ts'
import { rideDurations, rides } from '#domain/activities/efoil-ride.ts'
import { mostInBooking } from '#domain/activities/group-session.ts'
import { durationBar, jetskiDurations, jetskiTimes } from '#domain/activities/jetski.ts'
import { wakeDurations, wakePeopleBar, wakes } from '#domain/activities/wake-surf.ts'
import { clockTime } from '#domain/calendar.ts'
import { maxFoils } from '#domain/fleet/efoils.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Sector } from '#domain/roles.ts'

// What staff enter for who called or stands at the dock, and what the catalogue says of it.

export type Draft = {
  activity: string
  location: LocationId
  date: string
  /** '' until chosen. */
  time: string
  /** Foils, or people of a session or a wake. */
  count: number
  duration: string
  jetskis: JetskiId[]
  sauna: boolean
  channel: Exclude<Channel, 'site'>
  name: string
  phone: string
  email: string
  notes: string
  /** A start outside the public times, and why. */
  odd: boolean
  override: string
}

type Kind = {
  id: string
  label: string
  sector: Sector
  /** What is counted; jetskis are named. */
  unit?: 'foil' | 'person'
  most: number
  lengths: readonly { value: string; label: string }[]
}

const lengthsOf = <Code extends string>(codes: readonly Code[], facts: Record<Code, { label: string }>) =>
  codes.map((value) => ({ value, label: facts[value].label }))

const kinds: readonly Kind[] = [
  {
    id: 'efoil-private',
    label: 'Private e-foil',
    sector: 'efoil',
    unit: 'foil',
    most: maxFoils,
    lengths: lengthsOf(rideDurations, rides),
  },
  {
    id: 'test-drive',
    label: 'Test drive',
    sector: 'efoil',
    unit: 'foil',
    most: maxFoils,
    lengths: lengthsOf(rideDurations, rides),
  },
  {
    id: 'efoil-group',
    label: 'Surf and sauna',
    sector: 'efoil',
    unit: 'person',
    most: mostInBooking,
    lengths: [],
  },
  {
    id: 'jetski-request',
    label: 'Jetski',
    sector: 'jetski',
    most: 0,
    lengths: lengthsOf(jetskiDurations, jetskiTimes),
  },
  {
    id: 'wake-surf',
    label: 'Wake surf',
    sector: 'wakesurf',
    unit: 'person',
    most: 8,
    lengths: lengthsOf(wakeDurations, wakes),
  },
]

export const kindsFor = (sectors: readonly Sector[]): readonly Kind[] =>
  kinds.filter((kind) => sectors.includes(kind.sector))

export const kindOf = (activity: string): Kind => kinds.find((kind) => kind.id === activity)!

/** Where an activity is offered; undefined: everywhere. */
export const placesOf = (activity: string): readonly LocationId[] | undefined => findOffered(activity)?.places

const firstLength: Record<string, string> = { 'efoil-group': '' }

/** An empty draft of an activity, keeping who it is for and when. */
export function draftOf(activity: string, before: Partial<Draft> & Pick<Draft, 'date'>): Draft {
  const places = placesOf(activity)
  const location = before.location ?? 'tallinn'
  return {
    channel: 'phone',
    name: '',
    phone: '',
    email: '',
    notes: '',
    odd: false,
    override: '',
    time: '',
    ...before,
    activity,
    location: places && !places.includes(location) ? places[0]! : location,
    count: Math.min(before.count ?? 1, kindOf(activity).most || 1),
    duration: firstLength[activity] ?? '1h',
    jetskis: activity === 'jetski-request' ? (before.jetskis ?? []) : [],
    sauna: activity === 'wake-surf' ? (before.sauna ?? false) : false,
  }
}

/** The choice as the activity's own schema wants it. */
export function choiceOf({ activity, count, duration, jetskis, sauna }: Draft): Record<string, unknown> {
  if (activity === 'efoil-group') return { people: count }
  if (activity === 'wake-surf') return { duration, people: count, sauna }
  if (activity === 'jetski-request')
    return { jetskis, duration, people: Math.min(count, seatsOf(jetskis)), isFirstTime: false }
  return { foils: count, duration }
}

/** What it costs in cents, or undefined while something is missing. */
export function centsOf(draft: Draft): number | undefined {
  const activity = findOffered(draft.activity)
  if (!activity || lacks(draft).what) return undefined
  const start = { date: draft.date, time: draft.time || '12:00' }
  return activity.quote(choiceOf(draft), start, draft.channel).totalCents
}

/** Why a length cannot be had with what is chosen; undefined when it can. */
export function lengthBar({ activity, count, jetskis }: Draft, length: string): string | undefined {
  if (activity === 'jetski-request') {
    const known = jetskiDurations.find((one) => one === length)
    return known && durationBar(jetskis, known)
  }
  const wake = activity === 'wake-surf' ? wakeDurations.find((one) => one === length) : undefined
  return wake && wakePeopleBar(count, wake)
}

export type Lacking = Partial<Record<'what' | 'time' | 'name' | 'phone' | 'email' | 'override', string>>

const fewestPhoneMarks = 8

/** What is missing, by the field that it is about; the server judges all else. */
export function lacks(draft: Draft): Lacking {
  const lacking: Lacking = {}
  if (draft.activity === 'jetski-request' && draft.jetskis.length === 0)
    lacking.what = 'Please choose a jetski'
  else {
    const bar = lengthBar(draft, draft.duration)
    if (bar) lacking.what = bar
  }
  if (draft.time === '') lacking.time = 'Please choose a start time'
  else if (!clockTime.safeParse(draft.time).success) lacking.time = 'Please write it as 14:30'
  if (draft.odd && draft.override.trim() === '') lacking.override = 'Please say why this start is right'
  if (draft.name.trim().length < 2) lacking.name = 'Name must be at least 2 characters'
  if (draft.phone.trim() === '' && draft.email.trim() === '')
    lacking.phone = 'A phone number or an e-mail: how would we reach them?'
  else if (draft.phone.trim() !== '' && draft.phone.trim().length < fewestPhoneMarks)
    lacking.phone = 'Please enter a valid phone number'
  if (draft.email.trim() !== '' && !draft.email.includes('@'))
    lacking.email = 'Please enter a valid email address'
  return lacking
}

/** The body of POST /api/staff/bookings. */
export const bodyOf = (draft: Draft) => ({
  activity: draft.activity,
  choice: choiceOf(draft),
  location: draft.location,
  date: draft.date,
  time: draft.time,
  customerName: draft.name,
  customerPhone: draft.phone,
  customerEmail: draft.email,
  notes: draft.notes,
  channel: draft.channel,
  ...(draft.odd ? { override: draft.override } : {}),
})

/** The question for free times that fits what is chosen. */
export const askedOf = ({ activity, location, date, count, duration, jetskis, sauna }: Draft) => ({
  activity,
  location,
  date,
  ...(activity === 'jetski-request'
    ? { equipment: jetskis.join(','), duration }
    : { units: count, ...(duration === '' ? {} : { duration }) }),
  ...(sauna ? { sauna: 'true' as const } : {}),
})
