import { isoWeekday } from '../calendar.ts'
import { foilPool, foils, maxFoils } from '../fleet/efoils.ts'
import { floatingSauna, saunaPool } from '../fleet/floating.ts'
import type { Unit } from '../fleet/unit.ts'
import { defineActivity, sessionShare } from './activity.ts'
import type { ChoiceOf } from './fields.ts'
import { countField, personNoun } from './fields.ts'

// Surf and sauna: Mondays and Tuesdays, three sessions of two hours, people join one by one.

export const sessionIds = ['afternoon', 'evening', 'sunset'] as const
export type SessionId = (typeof sessionIds)[number]

/** Start, end (wall time) and which one most people take. */
export const sessions: Record<SessionId, { name: string; from: string; to: string; popular: boolean }> = {
  afternoon: { name: 'Afternoon', from: '16:00', to: '18:00', popular: false },
  evening: { name: 'Evening', from: '18:00', to: '20:00', popular: false },
  sunset: { name: 'Sunset', from: '20:00', to: '22:00', popular: true },
}

/** Cents per participant: online, and for walk-ins that staff enter (R-A5). */
export const groupPrice = { onlineCents: 3_500, onSiteCents: 4_000 } as const
export const mostInBooking = 12
export const mostInSession = 15
const sessionMinutes = 120
const weeksAhead = 8
const peoplePerFoil = mostInSession / maxFoils
const sessionCode = 1

/** A session by its id ('sunset') or start ('20:00'). */
export const findSession = (text: string): SessionId | undefined =>
  sessionIds.find((id) => id === text.trim().toLowerCase() || sessions[id].from === text.trim())

const fields = {
  people: countField({
    label: 'People',
    noun: personNoun,
    most: mostInBooking,
    query: 'units',
    text: {
      whole: 'Participants must be a whole number',
      least: 'At least 1 participant',
      most: `At most ${mostInBooking} participants in one booking`,
    },
  }),
}
export type GroupChoice = ChoiceOf<typeof fields>

const placePool = 'group-place'
/** The places of a session are units as well: that there are 15 is then kept by the same rule that keeps a board for one rider. */
const places: readonly Unit[] = Array.from({ length: mostInSession }, (_, at) => ({
  id: 1001 + at,
  code: `group-place-${at + 1}`,
  name: `Place ${at + 1}`,
  pool: placePool,
  location: 'tallinn',
  sector: 'efoil',
  model: 'Place in a session',
  place: true,
}))

const monday = 1
const tuesday = 2

export const groupSession = defineActivity(fields, {
  id: 'efoil-group',
  sector: 'efoil',
  title: 'Surf and Sauna Session',
  staffTitle: 'Surf and sauna',
  path: '/surf-sauna-booking',
  picture: {
    name: 'machine-sauna',
    alt: 'A floating sauna of timber',
    ground: '#B7AA9D',
    widths: [480, 960, 1440],
  },
  mailPicture: 'rain-rings',
  noun: personNoun,
  heldText: 'Your places are held for you',
  countsRidingHours: true,
  card: {
    title: 'E-Foil Group Trainings',
    subtitle: 'Surf and sauna',
    description: 'Learn together on Mondays and Tuesdays, then warm up in the sauna.',
    duration: '2h',
    groupSize: 'up to 10',
    from: { cents: groupPrice.onlineCents, for: 'a person, booked online' },
    counted: true,
  },
  offers: [{ name: '2 hours, per person, booked online', cents: groupPrice.onlineCents }],
  places: ['tallinn'],
  onSite: true,
  daysAhead: weeksAhead * 7,
  bring: [
    {
      kind: 'clothes',
      what: 'Swimwear',
      more: 'For the water and the sauna; you change at the meeting point.',
    },
    { kind: 'ours', what: 'Nothing else', more: 'Wetsuit, vest, helmet, towels and hot drinks are ours.' },
  ],
  units: [...foils, floatingSauna, ...places],
  startTimes: (_place, date) => {
    const weekday = isoWeekday(date)
    return weekday === monday || weekday === tuesday ? sessionIds.map((id) => sessions[id].from) : []
  },
  minutes: () => sessionMinutes,
  quote: ({ people }, _start, channel = 'site') => {
    const each = channel === 'walk_in' ? groupPrice.onSiteCents : groupPrice.onlineCents
    const totalCents = people * each
    const line = {
      kind: 'units',
      count: people,
      noun: personNoun,
      eachCents: each,
      cents: totalCents,
    } as const
    return { totalCents, lines: [line] }
  },
  needs: (place, from, { people }) => {
    const during = { from, to: from.add({ minutes: sessionMinutes }) }
    const share = sessionShare(sessionCode, from)
    return [
      { pool: placePool, count: people, ...during },
      { pool: saunaPool, count: 1, share, ...during },
      {
        pool: foilPool(place),
        count: Math.ceil(people / peoplePerFoil),
        share,
        per: { pool: placePool, people: peoplePerFoil },
        ...during,
      },
    ]
  },
  summary: ({ people }) => ({
    service: 'Surf and Sauna Session',
    durationLabel: '2 hours',
    quantity: people,
    people,
    equipmentType: 'efoil',
  }),
  choiceOfDraft: ({ quantity, customerInfo }) => ({ people: customerInfo?.peopleCount ?? quantity ?? 1 }),
  draftOf: ({ people }) => ({ quantity: people, duration: '2 hours' }),
})
