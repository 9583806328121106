import { isIsoDate, wallTime } from '../calendar.ts'
import type { PackageId } from '../offers/package-ids.ts'
import type { House } from './house.ts'
import { inForce } from './later-prices.ts'
import { withAllPrices, withOwnPrices } from './other-prices.ts'
import type { OtherCode } from './price-on.ts'

type Price = number | Readonly<Record<string, number>>
type Season = {
  from: string
  to?: string
  since?: string
  weekdays?: unknown
  places?: readonly string[]
  cents: Readonly<Record<string, Price>>
}
type PriceList = {
  kind?: string
  places?: readonly string[]
  durations: Readonly<Record<string, { cents: Price }>>
  at?: Readonly<Record<string, { cents?: Readonly<Record<string, number>> }>>
  seasons?: readonly Season[]
}

type Priced = Pick<House, 'activities' | 'customBoard' | 'guidedSession' | 'membership' | 'packages'>

/** The latest date that has begun at every place. */
export const dateBegunEverywhere = ({ places }: Pick<House, 'places'>, now: Temporal.Instant): string =>
  Object.values(places)
    .map(({ zone }) => wallTime(now, zone).date)
    .sort()[0]!

/**
 * A house in which open-ended prices that have begun by a day (`yyyy-MM-dd`) are moved into the price lists, so that pages show
 * current prices before a day is chosen (R-H34). No start from that day on changes its price. The same object if none has begun.
 */
export function pricesInForce<Of extends Priced>(house: Of, day: string): Of {
  const lists = Object.entries(house.activities).filter(([, sold]) => 'durations' in sold)
  const folded = lists.map(([id, sold]) => {
    const list = withAllPrices(sold)
    const begun = withBegun(list as PriceList, day)
    return [id, begun === list ? sold : withOwnPrices(begun as typeof sold)] as const
  })
  const guidedSession = withBegun(house.guidedSession as PriceList, day) as House['guidedSession']
  const customBoard = inForce(house.customBoard, day)
  const membership = inForce(house.membership, day)
  const packages = Object.entries(house.packages).map(([id, one]) => [id, inForce(one, day)] as const)
  const isSame =
    customBoard === house.customBoard &&
    membership === house.membership &&
    guidedSession === house.guidedSession &&
    packages.every(([id, one]) => one === house.packages[id as PackageId]) &&
    folded.every(([id, sold]) => sold === house.activities[id])
  if (isSame) return house
  return {
    ...house,
    customBoard,
    membership,
    guidedSession,
    packages: Object.fromEntries(packages) as House['packages'],
    activities: { ...house.activities, ...Object.fromEntries(folded) } as House['activities'],
  }
}

/** The house with the prices in force now at every place. */
export const pricesNow = <Of extends Priced & Pick<House, 'places'>>(house: Of, now: Temporal.Instant): Of =>
  pricesInForce(house, dateBegunEverywhere(house, now))

/** An earlier season's price for the same thing is dropped, as it no longer applies on any day. */
function withBegun<List extends PriceList>(list: List, day: string): List {
  const seasons = list.seasons ?? []
  const index = seasons.findIndex(
    (season, index) =>
      hasBegun(list, season, day) && seasons.slice(0, index).every((earlier) => canGiveWay(earlier, season)),
  )
  const season = seasons[index]
  if (!season) return list
  const begun = season.places ? withPlacePrices(list, season) : withPrices(list, season.cents)
  const earlier = seasons.slice(0, index).flatMap((one) => withoutPricesOf(one, season.cents))
  return withBegun({ ...begun, seasons: [...earlier, ...seasons.slice(index + 1)] }, day)
}

/** An earlier season that also covers other places cannot be dropped. */
const canGiveWay = (earlier: Season, { places, cents }: Season): boolean =>
  !places ||
  Boolean(earlier.places?.every((place) => places.includes(place))) ||
  Object.keys(cents).every((code) => !Object.hasOwn(earlier.cents, code))

function withoutPricesOf(season: Season, cents: Season['cents']): Season[] {
  const left = Object.entries(season.cents).flatMap(([code, price]): [string, Price][] => {
    const other = Object.hasOwn(cents, code) ? cents[code]! : {}
    if (typeof other === 'number') return []
    if (typeof price === 'number') return [[code, price]]
    const machines = Object.entries(price).filter(([id]) => !Object.hasOwn(other, id))
    return machines.length > 0 ? [[code, Object.fromEntries(machines)]] : []
  })
  return left.length > 0 || Object.keys(season.cents).length === 0
    ? [{ ...season, cents: Object.fromEntries(left) }]
    : []
}

/** Whether an open-ended price applies on this day and all later ones. A season without prices is still being edited. */
const hasBegun = (list: PriceList, season: Season, day: string): boolean =>
  Object.keys(season.cents).length > 0 &&
  season.to === undefined &&
  isIsoDate(season.from) &&
  season.from <= day &&
  (season.since ?? '') <= day &&
  !season.weekdays &&
  (!season.places || canDifferByPlace(list, season))

/** Without seasons, machines and add-ons cost the same at every place. */
const canDifferByPlace = ({ kind }: PriceList, { cents }: Season): boolean =>
  kind === 'units' && !Object.hasOwn(cents, 'add-on' satisfies OtherCode)

/** A price that applies wherever no place has its own becomes the usual one. */
function withPlacePrices<List extends PriceList>(list: List, { places = [], cents }: Season): List {
  const isUsual = ([code]: [string, Price]) =>
    list.places?.every((place) => places.includes(place) || list.at?.[place]?.cents?.[code] !== undefined)
  const [usual = [], own = []] = [true, false].map((is) =>
    Object.entries(cents).filter((price) => isUsual(price) === is),
  )
  const listed = withPrices(list, Object.fromEntries(usual), places)
  if (own.length === 0) return listed
  const at = places.map((place) => {
    const before = listed.at?.[place]
    return [place, { ...before, cents: { ...before?.cents, ...Object.fromEntries(own) } }]
  })
  return { ...listed, at: { ...listed.at, ...Object.fromEntries(at) } }
}

/** `places`: those that no longer have a price of their own. */
function withPrices<List extends PriceList>(
  list: List,
  cents: Season['cents'],
  places: readonly string[] = Object.keys(list.at ?? {}),
): List {
  const durations = Object.entries(list.durations).map(([code, length]) => {
    const price = Object.hasOwn(cents, code) ? cents[code]! : length.cents
    return [code, { ...length, cents: merged(length.cents, price) }]
  })
  const at = Object.entries(list.at ?? {}).map(([place, { cents: own = {}, ...others }]) => {
    const left = Object.entries(own).filter(
      ([code]) => !places.includes(place) || !Object.hasOwn(cents, code),
    )
    return [place, { ...others, ...(left.length > 0 ? { cents: Object.fromEntries(left) } : {}) }]
  })
  return {
    ...list,
    durations: Object.fromEntries(durations),
    ...(list.at ? { at: Object.fromEntries(at) } : {}),
  }
}

/** Machines without a new price keep the old one. */
const merged = (old: Price, price: Price): Price =>
  typeof old === 'number' || typeof price === 'number' ? price : { ...old, ...price }
