import { isIsoDate } from '../calendar.ts'

/** Cents, or cents by machine. */
export type Price = number | Readonly<Record<string, number>>
export type Prices = Readonly<Record<string, Price>>
export type Season = {
  from: string
  to?: string
  since?: string
  weekdays?: readonly number[]
  places?: readonly string[]
  cents: Prices
}

/** Seasons whose changed prices begin on a day: each keeps its old prices until then, followed by a copy with the new ones. */
export const laterSeasons = (
  was: readonly Season[] = [],
  seasons: readonly Season[] = [],
  day = '',
): Season[] =>
  seasons.flatMap((season, index) => laterSeason({ season, ...seasonChange(was, { season, index }) }, day))

/** Whether a season's prices have changed. */
export const changesSeasons = (was: readonly Season[] = [], seasons: readonly Season[] = []): boolean =>
  seasons.some((season, index) => seasonChange(was, { season, index }).changed.length > 0)

function laterSeason({ season, old, changed }: Change & { season: Season }, day: string): Season[] {
  const isDated = isIsoDate(season.from)
  const begins = isDated ? season.from : (season.since ?? '')
  if (!old || changed.length === 0 || day <= begins) return [season]
  const later = Object.fromEntries(changed)
  const earlier = Object.entries(season.cents).flatMap(([code, price]): [string, Price][] => {
    const kept = Object.hasOwn(later, code) ? old.cents[code] : price
    return kept === undefined ? [] : [[code, kept]]
  })
  const kept = { ...season, cents: Object.fromEntries(earlier) }
  if (season.to !== undefined && isIsoDate(season.to) && season.to < day) return [kept]
  return [kept, { ...season, ...(isDated ? { from: day } : { since: day }), cents: later }]
}

type Change = { old: Season | undefined; changed: [string, Price][] }

/** The earlier season of the same days, and the prices that changed; removing a price cannot be postponed. */
function seasonChange(was: readonly Season[], { season, index }: { season: Season; index: number }): Change {
  const days = daysOf(season)
  const old = [was[index], ...was].find((one) => one && daysOf(one) === days)
  const changed = old
    ? Object.entries(season.cents).filter(
        ([code, price]) => priceWords(price) !== priceWords(old.cents[code]),
      )
    : []
  return { old, changed }
}

const priceWords = (price: Price | undefined): string => JSON.stringify(price) ?? ''
const daysOf = ({ cents: _cents, ...days }: Season): string => JSON.stringify(days, Object.keys(days).sort())
