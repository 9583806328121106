import { minutesOf, timeOf } from '../calendar.ts'
import type { FieldError } from '../refusal.ts'
import type { House } from './house.ts'

// Checks across fields on each save. Not in the schema, because versions published before these checks must still load.

/**
 * Empty nouns; durations, machines or units of a place with the same name; seasons that end before they begin; overlapping
 * sessions; hours that close when they open; season prices for a machine not rented for that long.
 */
export const ambiguityProblems = (house: House): FieldError[] => [
  ...Object.entries(house.activities).flatMap(([id, sold]) => [
    ...within(`activities.${id}.noun`, 'noun' in sold && sold.noun ? nameless(sold.noun) : []),
    ...within(`activities.${id}.durations`, 'durations' in sold ? sameLengths(sold.durations) : []),
    ...within(`activities.${id}.seasons`, 'seasons' in sold ? reversed(sold.seasons ?? []) : []),
    ...within(`activities.${id}.seasons`, sold.kind === 'machines' ? unsold(sold) : []),
  ]),
  ...within('activities.efoil-group.sessions', sessionProblems(house)),
  ...within('units', [...sameMachines(house), ...sameAtPlace(house)]),
  ...Object.entries(house.places).flatMap(([id, { hours }]) => within(`places.${id}.hours`, noHours(hours))),
]

const within = (part: string, problems: FieldError[]): FieldError[] =>
  problems.map(({ path, message }) => ({ path: `${part}.${path}`, message }))

const nameless = (noun: Record<string, string>): FieldError[] =>
  Object.keys(noun)
    .filter((path) => noun[path] === '')
    .map((path) => ({ path, message: 'Please say what one is called' }))

const plain = (text: string): string => text.trim().toLowerCase()

/** Ids with a name that an earlier id has, ignoring case and outer spaces. */
function repeated(named: [id: string, names: string[]][]): string[] {
  const seen = new Set<string>()
  return named.flatMap(([id, names]) => {
    const own = new Set(names.map(plain))
    const isTwice = [...own].some((name) => seen.has(name))
    for (const name of own) seen.add(name)
    return isTwice ? id : []
  })
}

/** Requests and drafts refer to a duration by its label (R-H35). */
const sameLengths = (durations: Record<string, { label: string; short: string }>): FieldError[] =>
  repeated(Object.entries(durations).map(([code, { label, short }]) => [code, [label, short]])).map(
    (code) => ({ path: `${code}.label`, message: 'Another duration has this name' }),
  )

/** Requests and drafts refer to a machine by its name (R-H35). */
function sameMachines({ activities, units }: House): FieldError[] {
  const machines = Object.entries(units).filter(
    ([, { activity }]) => activities[activity]?.kind === 'machines',
  )
  const byActivity = Object.values(Object.groupBy(machines, ([, { activity }]) => activity))
  return byActivity
    .flatMap((those) => repeated(those!.map(([id, { name, staffName = name }]) => [id, [name, staffName]])))
    .map((id) => ({
      path: `${id}.name`,
      message: 'Another machine has this name, here or at another place',
    }))
}

type Unit = House['units'][string]

/** The board of a place has one row per unit name. People of a session have no row of their own. */
function sameAtPlace({ activities, units }: House): FieldError[] {
  const byPlace = Object.groupBy(
    Object.entries(units).filter(([, unit]) => !isSession(activities[unit.activity])),
    ([, unit]) => unit.place,
  )
  return Object.values(byPlace).flatMap((here) =>
    here!.flatMap(([id, unit], index) => {
      const isTwice = here!.slice(0, index).some(([, other]) => isMistaken(unit, other, activities))
      const path = `${id}.${unit.staffName === undefined ? 'name' : 'staffName'}`
      return isTwice ? [{ path, message: 'Another unit at this place has this name' }] : []
    }),
  )
}

const isSession = (sold: House['activities'][string] | undefined): boolean =>
  sold?.kind === 'units' && sold.shape === 'session'

const staffNameOf = ({ name, staffName = name }: Unit): string => plain(staffName)

/** Same name on the same days; machines of one activity must also differ across places. */
const isMistaken = (one: Unit, other: Unit, activities: House['activities']): boolean =>
  staffNameOf(one) === staffNameOf(other) &&
  isBefore(one.since, other.retired) &&
  isBefore(other.since, one.retired) &&
  !(one.activity === other.activity && activities[one.activity]?.kind === 'machines')

const isBefore = (since: string | undefined, retired: string | undefined): boolean =>
  since === undefined || retired === undefined || since < retired

/** A yearly season may cross the new year; with years, a last day before the first would match nearly every day. */
const reversed = (seasons: readonly { from: string; to?: string }[]): FieldError[] =>
  seasons.flatMap(({ from, to }, index) =>
    to !== undefined && from.length > 'MM-DD'.length && to < from
      ? [{ path: `${index}.to`, message: 'The last day is before the first' }]
      : [],
  )

/** Such hours would count as 24 hours. */
const noHours = (hours: readonly { open: string; close: string }[]): FieldError[] =>
  hours.flatMap(({ open, close }, index) =>
    open === close && open !== '00:00'
      ? [
          {
            path: `${index}.close`,
            message: 'It opens at that time; for round the clock enter 00:00 to 00:00',
          },
        ]
      : [],
  )

type Machines = Extract<House['activities'][string], { kind: 'machines' }>

/** A machine is rented for a length only if it has a usual price for it. */
const unsold = ({ seasons = [], durations }: Machines): FieldError[] =>
  seasons.flatMap(({ cents }, index) =>
    Object.entries(cents).flatMap(([code, prices]) =>
      Object.keys(prices)
        .filter((machine) => durations[code] && durations[code].cents[machine] === undefined)
        .map((machine) => ({
          path: `${index}.cents.${code}.${machine}`,
          message: 'It needs a usual price for this length too, or it is not rented for it',
        })),
    ),
  )

/** Sessions share a sauna, so each begins after the one before has ended, and none runs past midnight (R-H36). */
function sessionProblems({ activities }: House): FieldError[] {
  const { sessions, durations } = activities['efoil-group']
  const minutes = durations['2h'].minutes ?? 0
  const entries = Object.entries(sessions)
  return entries.flatMap(([id, { from, to }], index) => {
    const before = entries[index - 1]?.[1]
    const end = minutesOf(from) + minutes
    if (before && from < before.to)
      return { path: `${id}.from`, message: `${before.name} ends at ${before.to}` }
    if (end >= 24 * 60) return { path: `${id}.from`, message: 'A session must end before midnight' }
    return to === timeOf(end)
      ? []
      : { path: `${id}.to`, message: `It lasts ${minutes} minutes, so it ends at ${timeOf(end)}` }
  })
}
