import type { User } from '#contract/views.ts'
import type { Activity, Channel } from '#domain/activities/activity.ts'
import { catalogueOf, findActivity, findOffered } from '#domain/activities/catalogue.ts'
import { type Field, firstChoice } from '#domain/activities/fields.ts'
import { isPriceOpen } from '#domain/activities/quote-lines.ts'
import { startedAgo } from '#domain/booking/plan.ts'
import { isClockTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import type { Location, LocationId } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import type { Scope } from '#domain/rights.ts'
import { ownPlaces } from '#web/desk/own-places.ts'
import { formDraft, restored } from '#web/form-drafts.ts'
import { todayAt } from '#web/staff/row/booking-days.ts'

// Entries of a booking for a caller or a walk-in. The choices are the activity's fields.

type Choice = Readonly<Record<string, unknown>>

export type Draft = {
  activity: string
  location: LocationId
  date: string
  /** '' until chosen. */
  time: string
  choice: Choice
  channel: Exclude<Channel, 'site'>
  name: string
  phone: string
  email: string
  notes: string
  /** A start outside the public times, with the reason. */
  odd: boolean
  override: string
}

/** The activities that staff of these sectors and places may enter. */
export const offeredTo = (house: House, { sectors, places }: Scope): readonly Activity[] =>
  catalogueOf(house).filter(
    (activity) =>
      findOffered(house, activity.id) &&
      activity.byStaff !== false &&
      sectors.includes(activity.sector) &&
      placesOf(house, activity, { places }).length > 0,
  )

/** The entries of the open form. */
export const storedEntries = ({ username }: Pick<User, 'username'>) => formDraft(`newBooking-${username}`)

/** The empty draft of the first such activity, for today at its place. */
export function firstDraft(house: House, now: Temporal.Instant, own: Scope): Draft {
  const draft = draftOf(house, offeredTo(house, own)[0]!.id, { date: '' }, own)
  return { ...draft, date: todayAt(house, draft.location, now) }
}

/** The entries stored before a reload, as far as they can still be booked; undefined if there are none. */
export function keptDraft(house: House, stored: unknown, now: Temporal.Instant, own: Scope) {
  const offered = offeredTo(house, own).map(({ id }) => id)
  const kept = restored(firstDraft(house, now, own), stored)
  if (!kept || !offered.includes(kept.activity)) return undefined
  const draft = fromTodayOn(house, draftOf(house, kept.activity, kept, own), now)
  const choice = restored(draft.choice, kept.choice)
  const isSold = fieldsOf(activityOf(house, draft)).every(
    ([key, field]) => field.kind !== 'duration' || String(choice?.[key]) in field.options,
  )
  return atPlace(house, choice && isSold ? { ...draft, choice } : draft)
}

/** The entries of an open form, checked against the present house: it may be published while staff type. */
export function draftNow(house: House, entered: Draft, now: Temporal.Instant, own: Scope): Draft {
  const kept = keptDraft(house, entered, now, own)
  if (kept) return kept
  const { activity: _activity, choice: _choice, ...rest } = entered
  return fromTodayOn(house, draftOf(house, offeredTo(house, own)[0]!.id, rest, own), now)
}

/** Moves a past day to today at its place; a ride that began in the hour before midnight may still be entered. */
export function fromTodayOn(house: House, draft: Draft, now: Temporal.Instant): Draft {
  const first = todayAt(house, draft.location, draft.odd ? now.subtract(startedAgo) : now)
  if (draft.date >= first) return draft
  return { ...draft, date: todayAt(house, draft.location, now), time: '' }
}

type Places = Pick<Scope, 'places'>

/** The places at which the person may enter it. */
export const placesOf = (house: House, activity: Activity, own: Places): readonly Location[] =>
  ownPlaces(house, own).filter(({ id }) => activity.places === undefined || activity.places.includes(id))

export const activityOf = (house: House, { activity }: Pick<Draft, 'activity'>): Activity =>
  findOffered(house, activity)!

/** The fields that staff fill in, with their keys. */
const fieldsOf = (activity: Activity): [string, Field][] =>
  Object.entries(activity.fields).filter(([, field]) => field.byStaff !== false)

/** Those of them that are available at the place on that day. */
export const fieldsAt = (activity: Activity, { location, date }: Pick<Draft, 'location' | 'date'>) =>
  fieldsOf(activity).flatMap(([key, field]): [string, Field][] => {
    if (field.kind === 'yesNo') {
      if (field.at?.(location, date) === false) return []
      return [[key, { ...field, label: field.labelAt?.(location, date) ?? field.label }]]
    }
    if (field.kind !== 'named') return [[key, field]]
    const here = field.at(location, date)
    return [[key, { ...field, options: field.options.filter(({ id }) => here.includes(id)) }]]
  })

/** The draft without choices that are unavailable at its place on its day. */
export function atPlace(house: House, draft: Draft): Draft {
  const here = Object.fromEntries(fieldsAt(activityOf(house, draft), draft))
  const choice = Object.entries(draft.choice).map(([key, value]) => {
    const field = here[key]
    if (field?.kind !== 'named') return [key, value === true ? field !== undefined : value]
    return [key, (value as string[]).filter((chosen) => field.options.some(({ id }) => id === chosen))]
  })
  return { ...draft, choice: Object.fromEntries(choice) }
}

/** An empty draft of an activity that keeps the contact and time of the old one, and as much of its choice as fits. */
export function draftOf(
  house: House,
  id: string,
  before: Partial<Draft> & Pick<Draft, 'date'>,
  own: Places = { places: null },
): Draft {
  const activity = findOffered(house, id)!
  const places = placesOf(house, activity, own)
  const place = places.find((one) => one.id === before.location) ?? places[0]!
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
    activity: id,
    location: place.id,
    choice: keepChoice(house, activity, before),
  }
}

/** The first choice of an activity, with the number from the choice before. */
function keepChoice(house: House, activity: Activity, { activity: id, choice }: Partial<Draft>): Choice {
  const count = id && fieldsOf(findOffered(house, id)!).find(([, field]) => field.kind === 'count')
  const many = count ? choice?.[count[0]] : undefined
  const own = fieldsOf(activity).map(([key, field]) => {
    if (field.kind === 'named') return [key, []]
    return field.kind === 'count' && typeof many === 'number' ? [key, Math.min(many, field.most)] : []
  })
  return { ...firstChoice(activity.fields), ...Object.fromEntries(own.filter(([key]) => key !== undefined)) }
}

/** Its price as text; '' while something is missing. A half-typed start counts as missing. */
export function priceOf(house: House, draft: Draft): string {
  if (missingFields(house, draft).what) return ''
  const { location, date, time, channel } = draft
  const start = { location, date, time: isClockTime(time) ? time : '12:00' }
  const { lines, totalCents } = activityOf(house, draft).quote(draft.choice, start, channel)
  return isPriceOpen(lines) ? 'On request' : priceText(totalCents)
}

/** The error of choices that conflict; undefined if none do. */
export const problemOf = (house: House, draft: Draft): string | undefined =>
  Object.values(activityOf(house, draft).problems(draft.choice)).find((problem) => problem !== undefined)

/** The error of a field with named options while none is chosen. */
export const namesMissing = (house: House, draft: Draft): string | undefined =>
  fieldsOf(activityOf(house, draft)).flatMap(([key, field]) =>
    field.kind === 'named' && (draft.choice[key] as readonly string[]).length === 0 ? [field.text.least] : [],
  )[0]

export type MissingFields = Partial<Record<'what' | 'time' | 'name' | 'phone' | 'email' | 'override', string>>

/** The props of each part of the form. */
export type PartProps = { draft: Draft; errors: MissingFields; onChange: (part: Partial<Draft>) => void }

const minPhoneMarks = 8

/** Missing values, by field; the server checks everything else. */
export function missingFields(house: House, draft: Draft): MissingFields {
  const lacking: MissingFields = {}
  const bar = namesMissing(house, draft) ?? problemOf(house, draft)
  if (bar) lacking.what = bar
  if (draft.time === '') lacking.time = 'Please choose a start time'
  else if (!isClockTime(draft.time)) lacking.time = 'Please write it as 14:30'
  if (draft.odd && draft.override.trim() === '') lacking.override = 'Please say why this start is right'
  if (draft.name.trim().length < 2) lacking.name = 'Name must be at least 2 characters'
  if (draft.phone.trim() === '' && draft.email.trim() === '')
    lacking.phone = 'Please enter a phone number or an e-mail.'
  else if (draft.phone.trim() !== '' && draft.phone.trim().length < minPhoneMarks)
    lacking.phone = 'Please enter a valid phone number'
  if (draft.email.trim() !== '' && !draft.email.includes('@'))
    lacking.email = 'Please enter a valid email address'
  return lacking
}

/** The body of POST /api/staff/bookings. */
export const bodyOf = (draft: Draft) => ({
  activity: draft.activity,
  choice: draft.choice,
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

/** The query for free times of the choice. */
export function startsQueryFor(house: House, { activity, location, date, choice }: Draft) {
  const { sauna, ...query } = findActivity(house, activity)?.queryOf(choice) ?? {}
  return { activity, location, date, ...query, ...(sauna ? { sauna: 'true' as const } : {}) }
}
