import type { Need } from '../activities/activity.ts'
import { unitIdsIn } from '../fleet/units.ts'
import type { House } from '../house/house.ts'

/**
 * A unit and a time (epoch milliseconds) in which only bookings of the same `share` may have it. `service`: out of service;
 * `closed`: because the place is closed.
 */
export type Busy = {
  unitId: number
  from: number
  to: number
  share: number
  service: boolean
  closed?: boolean
}

/**
 * How well needs can be met: how many are free, what is lacking, and whether units are out of service. `closedUntil` (epoch
 * milliseconds): when a closed place reopens. `byAddOn`: only an add-on is lacking. `absent`: names of needs for which the place
 * has no unit in use.
 */
export type Fit = {
  free: number
  fits: boolean
  lacks: string[]
  absent: string[]
  byService: boolean
  byAddOn: boolean
  closedUntil?: number
}

type BusyOf = ReadonlyMap<string, readonly Busy[]>
type State = {
  need: Need
  all: readonly number[]
  free: number[]
  inService: number
  closedUntil: number | undefined
}

export function fitOf(house: House, needs: readonly Need[], busyOf: BusyOf): Fit {
  const states = needs.map((need) => stateOf(house, need, busyOf.get(need.pool) ?? []))
  const counts = countsOf(states)
  const lacking = states
    .map((state, index) => ({ ...state, count: counts[index]! }))
    .filter(({ free, count }) => free.length < count)
  const closed = lacking.flatMap(({ closedUntil }) => closedUntil ?? [])
  return {
    ...(closed.length > 0 ? { closedUntil: Math.max(...closed) } : {}),
    free: lacking.some(({ need }) => need.share !== undefined && !need.per) ? 0 : freeOf(states),
    fits: lacking.length === 0,
    lacks: needs.length === 1 ? [] : lacking.map(({ need }) => need.name),
    absent: lacking.flatMap(({ need, all }) => (all.length === 0 ? need.name : [])),
    byAddOn: lacking.length > 0 && lacking.every(({ need }) => need.addOn),
    byService: lacking.some(({ count, free, inService }) => free.length + inService >= count),
  }
}

/**
 * The units to take for each need: those of the booking's own session first, those to avoid last; undefined if there are too
 * few.
 */
export function chooseUnits(
  house: House,
  needs: readonly Need[],
  busyOf: BusyOf,
  avoid: readonly number[] = [],
): { need: Need; unitIds: number[] }[] | undefined {
  const states = needs.map((need) => stateOf(house, need, busyOf.get(need.pool) ?? [], avoid))
  const counts = countsOf(states)
  if (states.some(({ free }, index) => free.length < counts[index]!)) return undefined
  return states.map(({ need, free }, index) => ({ need, unitIds: free.slice(0, counts[index]) }))
}

function stateOf(house: House, need: Need, busy: readonly Busy[], avoid: readonly number[] = []): State {
  const from = need.from.epochMilliseconds
  const to = need.to.epochMilliseconds
  const all = unitIdsIn(house, need.pool, from, to)
  const taken = new Set<number>()
  const own = new Set<number>()
  const serviced = new Map<number, number>()
  const closed = new Set<number>()
  for (const stretch of busy) {
    if (stretch.from >= to || stretch.to <= from) continue
    if (stretch.service)
      serviced.set(stretch.unitId, Math.max(stretch.to, serviced.get(stretch.unitId) ?? stretch.to))
    if (stretch.closed) closed.add(stretch.unitId)
    if (!stretch.service && stretch.share === need.share) own.add(stretch.unitId)
    else taken.add(stretch.unitId)
  }
  const free = all.filter((id) => !taken.has(id))
  // A stable sort, so that the fleet stays closely packed.
  const rankIn = (id: number) => (own.has(id) ? 0 : avoid.includes(id) ? 2 : 1)
  if (own.size + avoid.length > 0) free.sort((one, other) => rankIn(one) - rankIn(other))
  // The place reopens with its first unit.
  const closedUntil =
    all.length > 0 && all.every((id) => closed.has(id)) ? Math.min(...serviced.values()) : undefined
  return { need, all, free, inService: serviced.size, closedUntil }
}

/** How many units each need takes; a need that follows another pool takes enough for the highest place chosen there. */
const countsOf = (states: readonly State[]): number[] =>
  states.map(({ need }) => {
    const base = need.per && states.find((other) => other.need.pool === need.per!.pool)
    if (!base) return need.count
    const highest = base.free.slice(0, base.need.count).at(-1)
    return highest === undefined ? need.count : Math.ceil(rankOf(base, highest) / need.per!.people)
  })

const rankOf = ({ all }: State, unitId: number): number => all.indexOf(unitId) + 1

/** The scarcest pool that is not shared; places beyond the capacity of the units that follow them do not count. */
function freeOf(states: readonly State[]): number {
  const free = states
    .filter(({ need }) => need.share === undefined)
    .map((state) => {
      const carrier = states.find(({ need }) => need.per?.pool === state.need.pool)
      if (!carrier) return state.free.length
      const most = Math.floor(carrier.free.length * carrier.need.per!.people)
      return state.free.filter((id) => rankOf(state, id) <= most).length
    })
  return free.length === 0 ? 0 : Math.min(...free)
}
