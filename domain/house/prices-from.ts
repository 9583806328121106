import { isIsoDate } from '../calendar.ts'
import { changedBoardParts, laterBoard } from '../offers/board-price.ts'
import type { House } from './house.ts'
import { changesSeasons, laterSeasons, type Price, type Prices, type Season } from './later-seasons.ts'

type Priced = Pick<House, 'activities' | 'customBoard' | 'guidedSession'>
type Sold = {
  places: readonly string[]
  durations: Readonly<Record<string, { cents: Price }>>
  at?: Readonly<Record<string, { cents?: Readonly<Record<string, number>> }>>
  seasons?: readonly Season[]
}

/**
 * A draft whose changed prices of durations begin on a day (`yyyy-MM-dd`): as seasons without an end, before the others of
 * the list, so that a high season keeps its price; prices of an earlier day end with them. Changed prices of a season begin on
 * it too. Other changes stay as they are.
 */
export function pricesFrom<Draft extends Priced>(before: Priced, draft: Draft, day: string): Draft {
  const activities = Object.entries(draft.activities).map(([id, one]) => {
    const [was, sold] = [before.activities[id], one]
    const isSame = was?.kind === sold.kind && hasDurations(was) && hasDurations(sold)
    return [id, isSame ? laterPrices(was, sold, day) : one]
  })
  const { places: _anywhere, ...guidedSession } = laterPrices(
    anywhere(before.guidedSession),
    anywhere(draft.guidedSession),
    day,
  )
  const customBoard = laterBoard(before.customBoard, draft.customBoard, day)
  return { ...draft, activities: Object.fromEntries(activities), customBoard, guidedSession }
}

/** A guided session costs the same at every place. */
const anywhere = (guided: House['guidedSession']) => ({ ...guided, places: [''] })

/** The same object where no price changes. */
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
  changedBoardParts(before.customBoard, draft.customBoard).length > 0 ||
  changesList(anywhere(before.guidedSession), anywhere(draft.guidedSession)) ||
  Object.entries(draft.activities).some(([id, sold]) => {
    const was = before.activities[id]
    const isSame = was?.kind === sold.kind && hasDurations(was) && hasDurations(sold)
    return isSame && changesList(was, sold)
  })

const changesList = (was: Sold, sold: Sold): boolean =>
  seasonsFrom(was, sold, '').length > 0 || changesSeasons(was.seasons, sold.seasons)

const hasDurations = (sold: object): sold is Sold => 'durations' in sold

/** A season for the places that have the same changes. */
function seasonsFrom(was: Sold, sold: Sold, from: string): Season[] {
  const groups = Object.groupBy(sold.places, (place) => JSON.stringify(changedAt(was, sold, place)))
  return Object.entries(groups).flatMap(([changed, places = []]) => {
    const cents = JSON.parse(changed) as Prices
    if (Object.keys(cents).length === 0) return []
    return [{ from, ...(places.length < sold.places.length ? { places } : {}), cents }]
  })
}

function changedAt(was: Sold, sold: Sold, place: string): Prices {
  const codes = Object.keys(sold.durations).filter((code) => Object.hasOwn(was.durations, code))
  const changed = codes.flatMap((code): [string, Price][] => {
    const price = changedPrice(priceAt(was, place, code), priceAt(sold, place, code))
    return price === undefined ? [] : [[code, price]]
  })
  return Object.fromEntries(changed)
}

const priceAt = ({ at, durations }: Sold, place: string, code: string): Price =>
  at?.[place]?.cents?.[code] ?? durations[code]!.cents

/** Prices of the machines whose price changes; a price that is new or goes away cannot begin later. */
function changedPrice(was: Price, price: Price): Price | undefined {
  if (typeof was === 'number' || typeof price === 'number') return price === was ? undefined : price
  const changed = Object.entries(price).filter(([id, cents]) => was[id] !== undefined && was[id] !== cents)
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** The draft's list with the earlier prices, where both have one. */
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
