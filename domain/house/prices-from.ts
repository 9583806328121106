import { isIsoDate } from '../calendar.ts'
import type { PackageId } from '../offers/package-ids.ts'
import type { House } from './house.ts'
import { changesAny, laterOf } from './later-prices.ts'
import { changesSeasons, laterSeasons, type Price, type Prices, type Season } from './later-seasons.ts'
import { withAllPrices, withOwnPrices } from './other-prices.ts'

type Priced = Pick<House, 'activities' | 'customBoard' | 'guidedSession' | 'membership' | 'packages'>
type Activity = House['activities'][string]
type Listed = Activity & Sold
type Sold = {
  places: readonly string[]
  durations: Readonly<Record<string, { cents: Price }>>
  at?: Readonly<Record<string, { cents?: Readonly<Record<string, number>> }>>
  seasons?: readonly Season[]
}

/**
 * A draft whose changed prices begin on a day (`yyyy-MM-dd`). They become open-ended seasons, placed before all others so that a
 * high season keeps its price; prices of an earlier day end with them. Changed prices of a season also begin on that day. Other
 * changes stay as they are.
 */
export function pricesFrom<Draft extends Priced>(before: Priced, draft: Draft, day: string): Draft {
  const activities = Object.entries(draft.activities).map(([id, one]) => {
    const [was, sold] = listsOf(before.activities[id], one)
    return [id, was && sold ? withOwnPrices(laterPrices(was, sold, day)) : one]
  })
  const { places: _anywhere, ...guidedSession } = laterPrices(
    anywhere(before.guidedSession),
    anywhere(draft.guidedSession),
    day,
  )
  const packages = packagePairs(before, draft).map(([id, pair]) => [id, laterOf(pair, day)])
  return {
    ...draft,
    activities: Object.fromEntries(activities),
    customBoard: laterOf(boardPair(before, draft), day),
    guidedSession,
    membership: laterOf(feePair(before, draft), day),
    packages: Object.fromEntries(packages),
  }
}

const boardPair = ({ customBoard: before }: Priced, { customBoard: one }: Priced) =>
  ({ before, one, keys: ['board', 'motors', 'masts', 'accessories'] }) as const

const feePair = ({ membership: before }: Priced, { membership: one }: Priced) =>
  ({ before, one, keys: ['joiningFeeCents', 'monthlyFeeCents'] }) as const

const packagePairs = (before: Priced, draft: Priced) =>
  Object.entries(draft.packages).map(
    ([id, one]) => [id, { before: before.packages[id as PackageId], one, keys: ['cents'] }] as const,
  )

/** A guided session costs the same at every place. */
const anywhere = (guided: House['guidedSession']) => ({ ...guided, places: [''] })

/** The same object if no price changes. */
function laterPrices<One extends Sold>(was: One, sold: One, day: string): One {
  const others = laterSeasons(was.seasons, sold.seasons, day)
  const seasons = seasonsFrom(was, sold, day)
  if (seasons.length > 0)
    return { ...sold, ...withPricesOf(was, sold), seasons: withNew(seasons, others, day) }
  return changesSeasons(was.seasons, sold.seasons) ? { ...sold, seasons: others } : sold
}

function withNew(seasons: Season[], others: readonly Season[], day: string): Season[] {
  const last = others.findLastIndex(
    ({ from, to, weekdays }) => to === undefined && !weekdays && isIsoDate(from) && from <= day,
  )
  return others.toSpliced(last + 1, 0, ...seasons)
}

/** Whether a draft changes a price that could begin later. */
export const changesPrices = (before: Priced, draft: Priced): boolean =>
  changesAny(boardPair(before, draft)) ||
  changesAny(feePair(before, draft)) ||
  packagePairs(before, draft).some(([, pair]) => changesAny(pair)) ||
  changesList(anywhere(before.guidedSession), anywhere(draft.guidedSession)) ||
  Object.entries(draft.activities).some(([id, sold]) => {
    const [was, list] = listsOf(before.activities[id], sold)
    return was && list && changesList(was, list)
  })

const changesList = (was: Sold, sold: Sold): boolean =>
  seasonsFrom(was, sold, '').length > 0 || changesSeasons(was.seasons, sold.seasons)

/** The activity before and in the draft, each with all its prices; empty if the two cannot be compared. */
function listsOf(was: Activity | undefined, sold: Activity): [Listed, Listed] | [] {
  if (was?.kind !== sold.kind || !('durations' in sold) || !('durations' in was)) return []
  return [withAllPrices(was) as Listed, withAllPrices(sold) as Listed]
}

/** One season for prices that are the same at every place, and one for each group of places with the same other changes. */
function seasonsFrom(was: Sold, sold: Sold, from: string): Season[] {
  const codes = Object.keys(sold.durations).filter((code) => Object.hasOwn(was.durations, code))
  const hasOwn = (code: string) =>
    [was, sold].some(({ at = {} }) => Object.values(at).some(({ cents = {} }) => Object.hasOwn(cents, code)))
  return [false, true].flatMap((is) => {
    const some = codes.filter((code) => hasOwn(code) === is)
    const groups = Object.groupBy(sold.places, (place) =>
      JSON.stringify(changedAt(was, sold, { place, codes: some })),
    )
    // Groups with fewer places first: the price left once all have begun is the usual one.
    const byPlaces = Object.entries(groups).toSorted(
      ([, one = []], [, other = []]) => one.length - other.length,
    )
    return byPlaces.flatMap(([changed, places = []]) => {
      const cents = JSON.parse(changed) as Prices
      if (Object.keys(cents).length === 0) return []
      return [{ from, ...(places.length < sold.places.length ? { places } : {}), cents }]
    })
  })
}

function changedAt(was: Sold, sold: Sold, { place, codes }: { place: string; codes: string[] }): Prices {
  const prices = codes.map(
    (code) => [code, changedPrice(priceAt(was, place, code), priceAt(sold, place, code))] as const,
  )
  return Object.fromEntries(prices.flatMap(([code, price]) => (price === undefined ? [] : [[code, price]])))
}

const priceAt = ({ at, durations }: Sold, place: string, code: string): Price =>
  at?.[place]?.cents?.[code] ?? durations[code]!.cents

/** The changed prices of machines; an added or removed price cannot begin later. */
function changedPrice(was: Price, price: Price): Price | undefined {
  if (typeof was === 'number' || typeof price === 'number') return price === was ? undefined : price
  const changed = Object.entries(price).filter(([id, cents]) => was[id] !== undefined && was[id] !== cents)
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The draft's list with the earlier prices of lengths that both have. */
function withPricesOf(was: Sold, sold: Sold): Sold {
  const durations = Object.entries(sold.durations).map(([code, one]) => {
    const old = Object.hasOwn(was.durations, code) ? was.durations[code]!.cents : one.cents
    if (typeof old === 'number' || typeof one.cents === 'number') return [code, { ...one, cents: old }]
    const prices = Object.entries(one.cents).map(([id, cents]) => [id, old[id] ?? cents])
    return [code, { ...one, cents: Object.fromEntries(prices) }]
  })
  if (!sold.at && !was.at) return { ...sold, durations: Object.fromEntries(durations) }
  const places = new Set([...Object.keys(sold.at ?? {}), ...Object.keys(was.at ?? {})])
  const at = [...places].map((place) => {
    const { cents: _cents, ...others } = sold.at?.[place] ?? {}
    const cents = was.at?.[place]?.cents
    return [place, { ...others, ...(cents ? { cents } : {}) }]
  })
  return { ...sold, durations: Object.fromEntries(durations), at: Object.fromEntries(at) }
}
