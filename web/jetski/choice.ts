import { jetskiRental } from '#domain/activities/jetski.ts'
import { durationConflict } from '#domain/activities/jetski-prices.ts'
import type { Jetski, JetskiId } from '#domain/fleet/jetskis.ts'
import { findJetski, firstJetski, jetskiNames, jetskiOf, jetskisOf } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'

// The visitor's choice on the jetski page, and how each action changes it. Pure.

/** `multi`: the one-way switch to several jetskis has been pressed. */
export type Choice = { jetskis: readonly JetskiId[]; duration: string; multi: boolean }

/** A choice after an action; `said`: the note about a change that the visitor did not make. */
export type Change = { choice: Choice; message?: string }

export function firstChoice(house: House): Choice {
  const first = firstJetski(house)
  const none = { jetskis: [], duration: jetskiRental(house).fields.duration.first, multi: false }
  return first === undefined ? none : fitting(house, none, [first]).choice
}

/**
 * A stored choice; undefined if invalid. Machines that no longer exist are left out, and a duration without a price for one of
 * the machines is replaced.
 */
export function choiceOfStored(house: House, stored: unknown, today?: string): Choice | undefined {
  const { jetskis, duration, multi } = (stored ?? {}) as { readonly [Name in keyof Choice]?: unknown }
  const { most, durations } = house.activities['jetski-rental']
  const code = Object.keys(durations).find((each) => each === duration)
  if (!Array.isArray(jetskis) || !code || typeof multi !== 'boolean') return undefined
  const ids = jetskis.map((id) => findJetski(house, String(id))?.id ?? '')
  const sold = machinesSold(house, today).map(({ id }) => id)
  const left = [...new Set(ids)].filter((id) => sold.includes(id)).slice(0, most)
  return fitting(house, { jetskis: [], duration: code, multi }, left).choice
}

/** The machines sold at their places, without those retired by a day. */
export const machinesSold = (house: House, today?: string): Jetski[] =>
  jetskisOf(house).filter(
    ({ place, retired }) =>
      house.activities['jetski-rental'].places.includes(place) && !(today && retired && retired <= today),
  )

/** A choice without the machines that are no longer sold on a day; the same object if all are sold. */
export function soldOn(house: House, choice: Choice, today?: string): Choice {
  const sold = machinesSold(house, today).map(({ id }) => id)
  const gone = choice.jetskis.filter((id) => !sold.includes(id))
  return gone.length === 0 ? choice : without(choice, gone)
}

/** A press on a machine selects it or, if several are allowed, adds or removes it. */
export function toggleMachine(house: House, choice: Choice, id: JetskiId): Change {
  const { most } = house.activities['jetski-rental']
  if (!choice.multi) return fitting(house, choice, [id])
  if (choice.jetskis.includes(id)) return { choice: without(choice, [id]) }
  const place = jetskiOf(house, id).place
  if (choice.jetskis.some((other) => jetskiOf(house, other).place !== place))
    return { choice, message: 'Jetskis of one booking are all at one place.' }
  if (choice.jetskis.length >= most) return { choice, message: `At most ${most} jetskis can be selected.` }
  return fitting(house, choice, [...choice.jetskis, id])
}

/** One-way: the jetski chosen so far becomes the first of several. */
export const allowSeveral = (choice: Choice): Choice => ({ ...choice, multi: true })

const without = (choice: Choice, ids: readonly JetskiId[]): Choice => ({
  ...choice,
  jetskis: choice.jetskis.filter((id) => !ids.includes(id)),
})

/** Replaces a duration for which the machines are not rented by one for which they are; if there is none, nothing changes. */
function fitting(house: House, choice: Choice, jetskis: Choice['jetskis']): Change {
  const bar = durationConflict(house, jetskis, choice.duration)
  if (bar === undefined) return { choice: { ...choice, jetskis } }
  const { first, options } = jetskiRental(house).fields.duration
  const duration = [first, ...Object.keys(options)].find((code) => !durationConflict(house, jetskis, code))
  return duration === undefined
    ? { choice, message: `${bar}.` }
    : {
        choice: { ...choice, jetskis, duration },
        message: `${bar}: changed to ${options[duration]!.label.toLowerCase()}.`,
      }
}

/** Deselects machines that went into maintenance, with a note; undefined if there are none. */
export function withoutService(house: House, choice: Choice, inService: readonly JetskiId[]) {
  const out = choice.jetskis.filter((id) => inService.includes(id))
  if (out.length === 0) return undefined
  const are = out.length === 1 ? 'is in maintenance and was' : 'are in maintenance and were'
  return { choice: without(choice, out), message: `${jetskiNames(house, out, ' and ')} ${are} deselected.` }
}

/** Machines that cannot be selected; any other status, or none, means available. */
export const inServiceOf = (house: House, status: Readonly<Record<string, string>> = {}): JetskiId[] =>
  Object.entries(status)
    .filter(([, each]) => each === 'maintenance')
    .flatMap(([id]) => findJetski(house, id)?.id ?? [])
