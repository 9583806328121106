import type { JetskiDuration } from '#domain/activities/jetski.ts'
import {
  defaultJetskiDuration,
  durationBar,
  firstJetski,
  jetskiDurations,
  jetskiNames,
  mostJetskis,
} from '#domain/activities/jetski.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { findJetski } from '#domain/fleet/jetskis.ts'

// What a visitor has chosen on the jetski page and how each act changes it. Pure.

/** `multi`: the one-way switch to several jetskis has been pressed. */
export type Choice = { jetskis: readonly JetskiId[]; duration: JetskiDuration; multi: boolean }

/** A choice as an act has left it; `said` tells what changed that nobody asked for. */
export type Change = { choice: Choice; said?: string }

export const firstChoice: Choice = {
  jetskis: [firstJetski],
  duration: defaultJetskiDuration,
  multi: false,
}

/** A stored choice; undefined when it is none of ours. A machine that is no more is left out. */
export function choiceOfStored(stored: unknown): Choice | undefined {
  const { jetskis, duration, multi } = (stored ?? {}) as { readonly [Name in keyof Choice]?: unknown }
  const code = jetskiDurations.find((each) => each === duration)
  if (!Array.isArray(jetskis) || !code || typeof multi !== 'boolean') return undefined
  const ids = jetskis.map((id) => findJetski(String(id))?.id).filter((id) => id !== undefined)
  return { jetskis: [...new Set(ids)].slice(0, mostJetskis), duration: code, multi }
}

/** A press on a machine: chooses it, or with several allowed adds it or takes it out. */
export function press(choice: Choice, id: JetskiId): Change {
  if (!choice.multi) return fitting({ ...choice, jetskis: [id] })
  if (choice.jetskis.includes(id)) return { choice: without(choice, [id]) }
  if (choice.jetskis.length >= mostJetskis)
    return { choice, said: `At most ${mostJetskis} jetskis can be selected.` }
  return fitting({ ...choice, jetskis: [...choice.jetskis, id] })
}

/** One way: the jetski chosen so far is the first of several. */
export const allowSeveral = (choice: Choice): Choice => ({ ...choice, multi: true })

const without = (choice: Choice, ids: readonly JetskiId[]): Choice => ({
  ...choice,
  jetskis: choice.jetskis.filter((id) => !ids.includes(id)),
})

/** A duration that the machines are not rented for gives way to the first one that they are. */
function fitting(choice: Choice): Change {
  const bar = durationBar(choice.jetskis, choice.duration)
  return bar === undefined
    ? { choice }
    : { choice: { ...choice, duration: defaultJetskiDuration }, said: `${bar}: changed to 1 hour.` }
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
