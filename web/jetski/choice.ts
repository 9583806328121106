import { durationBar, firstJetski, jetskiNames, jetskiRental } from '#domain/activities/jetski.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { findJetski } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'

// What a visitor has chosen on the jetski page and how each act changes it. Pure.

/** `multi`: the one-way switch to several jetskis has been pressed. */
export type Choice = { jetskis: readonly JetskiId[]; duration: string; multi: boolean }

/** A choice as an act has left it; `said` tells what changed that nobody asked for. */
export type Change = { choice: Choice; said?: string }

export const firstChoice = (house: House): Choice => ({
  jetskis: [firstJetski],
  duration: jetskiRental(house).fields.duration.first,
  multi: false,
})

/** A stored choice; undefined when it is none of ours. A machine that is no more is left out. */
export function choiceOfStored(house: House, stored: unknown): Choice | undefined {
  const { jetskis, duration, multi } = (stored ?? {}) as { readonly [Name in keyof Choice]?: unknown }
  const { most, durations } = house.activities['jetski-rental']
  const code = Object.keys(durations).find((each) => each === duration)
  if (!Array.isArray(jetskis) || !code || typeof multi !== 'boolean') return undefined
  const ids = jetskis.map((id) => findJetski(String(id))?.id).filter((id) => id !== undefined)
  return { jetskis: [...new Set(ids)].slice(0, most), duration: code, multi }
}

/** A press on a machine: chooses it, or with several allowed adds it or takes it out. */
export function press(house: House, choice: Choice, id: JetskiId): Change {
  const { most } = house.activities['jetski-rental']
  if (!choice.multi) return fitting(house, choice, [id])
  if (choice.jetskis.includes(id)) return { choice: without(choice, [id]) }
  if (choice.jetskis.length >= most) return { choice, said: `At most ${most} jetskis can be selected.` }
  return fitting(house, choice, [...choice.jetskis, id])
}

/** One way: the jetski chosen so far is the first of several. */
export const allowSeveral = (choice: Choice): Choice => ({ ...choice, multi: true })

const without = (choice: Choice, ids: readonly JetskiId[]): Choice => ({
  ...choice,
  jetskis: choice.jetskis.filter((id) => !ids.includes(id)),
})

/** A duration that the machines are not rented for gives way to one that they are; without any, all stays as it was. */
function fitting(house: House, choice: Choice, jetskis: Choice['jetskis']): Change {
  const bar = durationBar(house, jetskis, choice.duration)
  if (bar === undefined) return { choice: { ...choice, jetskis } }
  const { first, options } = jetskiRental(house).fields.duration
  const duration = [first, ...Object.keys(options)].find((code) => !durationBar(house, jetskis, code))
  return duration === undefined
    ? { choice, said: `${bar}.` }
    : {
        choice: { ...choice, jetskis, duration },
        said: `${bar}: changed to ${options[duration]!.label.toLowerCase()}.`,
      }
}

/** Chosen machines that went into maintenance are deselected, and said so; undefined when there are none. */
export function withoutService(choice: Choice, inService: readonly JetskiId[]): Change | undefined {
  const out = choice.jetskis.filter((id) => inService.includes(id))
  if (out.length === 0) return undefined
  const are = out.length === 1 ? 'is in maintenance and was' : 'are in maintenance and were'
  return { choice: without(choice, out), said: `${jetskiNames(out, ' and ')} ${are} deselected.` }
}

/** Machines that cannot be selected; any other status, or none at all, means available. */
export const inServiceOf = (status: Readonly<Record<string, string>> = {}): JetskiId[] =>
  Object.entries(status)
    .filter(([, each]) => each === 'maintenance')
    .flatMap(([id]) => findJetski(id)?.id ?? [])
