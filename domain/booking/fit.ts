import type { Need } from '../activities/activity.ts'
import { unitIdsIn } from '../fleet/units.ts'
import type { House } from '../house/house.ts'

/**
 * A unit and a stretch, in epoch milliseconds, in which it cannot be had, but by bookings of the same `share`;
 * `service` when it is out of service, `closed` when that is because the place is closed.
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
 * Whether needs can be met: how many more of the kind are free, what is lacking, and whether service is why. `closedUntil`
 * (epoch milliseconds): when the place is open again, where that is why. `byAddOn`: only an add-on is lacking. `absent`: names of
 * what no unit at the place is in use for.
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

/** How free units meet the needs of one booking. Pure. */
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
 * The units that a booking takes for each need, those of its own session first and those to avoid last; undefined when there are
 * too few.
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
  // A stable sort: the session's own units first, else in their order, so that the fleet stays closely packed.
  const rankIn = (id: number) => (own.has(id) ? 0 : avoid.includes(id) ? 2 : 1)
  if (own.size + avoid.length > 0) free.sort((one, other) => rankIn(one) - rankIn(other))
  // With the first of its units the place is open again.
  const closedUntil =
    all.length > 0 && all.every((id) => closed.has(id)) ? Math.min(...serviced.values()) : undefined
  return { need, all, free, inService: serviced.size, closedUntil }
}

/** How many units each need takes; one that follows from another pool takes enough for the highest place chosen there. */
const countsOf = (states: readonly State[]): number[] =>
  states.map(({ need }) => {
    const base = need.per && states.find((other) => other.need.pool === need.per!.pool)
    if (!base) return need.count
    const highest = base.free.slice(0, base.need.count).at(-1)
    return highest === undefined ? need.count : Math.ceil(rankOf(base, highest) / need.per!.people)
  })

const rankOf = ({ all }: State, unitId: number): number => all.indexOf(unitId) + 1

/** The scarcest of what is not shared; places beyond what the units that follow them can carry do not count. */
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
