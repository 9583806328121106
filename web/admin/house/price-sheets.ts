import type { House, UnitsActivity } from '#domain/house/house.ts'
import { withAllPrices } from '#domain/house/other-prices.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'

export type Path = readonly (string | number)[]
/** `usual`: the default for an empty cell; without it, a cell must be filled unless `mayBeEmpty`. */
export type PriceCell = {
  path: Path
  label: string
  cents: number | undefined
  usual?: number
  mayBeEmpty?: true
}
export type PriceSheet = { label: string; heads: readonly string[]; rows: readonly PriceRow[] }
type PriceRow = { label: string; cells: readonly PriceCell[] }

type Activity = House['activities'][string]
type Season = Omit<NonNullable<UnitsActivity['seasons']>[number], 'cents'> & { cents: object }

/** The price lists of an activity: the regular one, and those of seasons and places. */
export function sheetsOf(house: House, id: string, activity: Activity): PriceSheet[] {
  const at = (...path: Path): Path => ['activities', id, ...path]
  if (activity.kind === 'request')
    return [
      sheet(
        'On request',
        ['Estimate'],
        [row('Without a price', [cell(at('estimateCents'), 'Estimate', activity.estimateCents)])],
      ),
    ]
  if (activity.kind === 'machines')
    return [
      machineSheet(house, { label: 'Prices', id }, activity, (code, machine) => ({
        path: at('durations', code, 'cents', machine),
        cents: activity.durations[code]!.cents[machine],
        mayBeEmpty: true,
      })),
    ]
  if (activity.kind === 'session')
    return [
      sheet(
        'Prices',
        ['Online', 'Walk-in'],
        [
          row(activity.durations['2h'].label, [
            cell(at('durations', '2h', 'cents'), 'Online', activity.durations['2h'].cents),
            cell(at('walkInCents'), 'Walk-in', activity.walkInCents),
          ]),
        ],
      ),
    ]
  const places = activity.kind === 'units' && activity.places.length > 1 ? activity.places : []
  const main = sheet(
    'Prices',
    [places.length > 0 ? 'Everywhere' : 'Price', ...places.map((place) => locationOf(house, place).name)],
    Object.entries(activity.durations).map(([code, { label, cents }]) =>
      row(label, [
        cell(at('durations', code, 'cents'), 'Price', cents),
        ...places.map((place) => ({
          ...cell(
            at('at', place, 'cents', code),
            locationOf(house, place).name,
            ownAt(activity, place, code),
          ),
          usual: cents,
        })),
      ]),
    ),
  )
  if (activity.kind === 'units') return [main]
  const { weekday, weekend, eveningFrom } = activity.sauna
  const sauna = (label: string, days: 'weekday' | 'weekend', prices: typeof weekday) =>
    row(label, [
      cell(at('sauna', days, 'day'), 'Day', prices.day),
      cell(at('sauna', days, 'evening'), 'Evening', prices.evening),
    ])
  return [
    main,
    sheet(
      'Sauna',
      ['Day', `Evening from ${eveningFrom}`],
      [sauna('Weekday', 'weekday', weekday), sauna('Weekend', 'weekend', weekend)],
    ),
  ]
}

/** The prices of a season; an empty cell keeps the regular price. */
export function seasonSheet(house: House, id: string, index: number): PriceSheet {
  const activity = house.activities[id]!
  const at = (...path: Path): Path => ['activities', id, 'seasons', index, 'cents', ...path]
  if (activity.kind === 'machines')
    return machineSheet(house, { label: 'Season', id }, activity, (code, machine) => ({
      path: at(code, machine),
      cents: activity.seasons?.[index]?.cents[code]?.[machine],
      usual: activity.durations[code]!.cents[machine],
      mayBeEmpty: true,
    }))
  const cents = seasonsOf(activity)[index]!.cents as Record<string, number>
  const listed = withAllPrices(activity)
  return sheet(
    'Season',
    ['Price'],
    Object.entries('durations' in listed ? listed.durations : {}).map(([code, { label, cents: usual }]) =>
      row(label, [{ ...cell(at(code), 'Price', cents[code]), usual: usual as number }]),
    ),
  )
}

export const seasonsOf = (activity: Activity): readonly Season[] =>
  activity.kind === 'request' ? [] : (activity.seasons ?? [])

/** The house with changed seasons of an activity; an empty list is removed. */
export function putSeasons(house: House, id: string, make: (seasons: readonly Season[]) => Season[]): House {
  const next = make(seasonsOf(house.activities[id]!))
  return put(house, ['activities', id, 'seasons'], next.length > 0 ? next : undefined)
}

/** The house with a value at a path; undefined removes it. Missing parents are created. */
export const put = (house: House, path: Path, value: unknown): House => putIn(house, path, value) as House

function putIn(holder: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(holder))
    return holder.map((one, index) => (index === name ? putIn(one, rest, value) : one))
  const fields = (holder ?? {}) as Record<string, unknown>
  const next = putIn(fields[name], rest, value)
  const isEmptied = value === undefined && Object.keys(next ?? {}).length === 0
  // A season and a length keep their price list even if it is empty.
  if (!isEmptied || (name === 'cents' && ('from' in fields || 'minutes' in fields)))
    return { ...fields, [name]: next }
  const { [name]: _gone, ...others } = fields
  return others
}

const sheet = (label: string, heads: string[], rows: PriceRow[]): PriceSheet => ({ label, heads, rows })
const row = (label: string, cells: PriceCell[]): PriceRow => ({
  label,
  cells: cells.map((one) => ({ ...one, label: `${label}, ${one.label}` })),
})
const cell = (path: Path, label: string, cents: number | undefined): PriceCell => ({ path, label, cents })

const ownAt = (activity: Activity, place: LocationId, code: string): number | undefined =>
  activity.kind === 'units' ? activity.at?.[place]?.cents?.[code] : undefined

type Machines = Extract<Activity, { kind: 'machines' }>

function machineSheet(
  house: House,
  { label, id }: { label: string; id: string },
  { durations }: Machines,
  priceOf: (code: string, machine: string) => Omit<PriceCell, 'label'>,
): PriceSheet {
  const machines = Object.keys(house.units).filter((unit) => house.units[unit]!.activity === id)
  const nameOf = (machine: string) => house.units[machine]!.name
  const placeOf = (machine: string) => house.units[machine]!.place
  const areTogether = new Set(machines.map(placeOf)).size < 2
  return sheet(
    label,
    machines.map((machine) =>
      areTogether ? nameOf(machine) : `${nameOf(machine)}, ${locationOf(house, placeOf(machine)).name}`,
    ),
    Object.entries(durations).map(([code, length]) =>
      row(
        length.label,
        machines.map((machine) => ({ ...priceOf(code, machine), label: nameOf(machine) })),
      ),
    ),
  )
}
