import { useRef } from 'react'
import { api } from '#contract/account-client.ts'
import type { api as calls } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { House } from '#domain/house/house.ts'
import { call, leavesOpen, problemOf } from '#web/call.ts'

export type DraftView = ReplyOf<(typeof calls)['houseDraft']>
export type Sent = { house: House; version: number }

/**
 * Saves a draft that is based on `version`. If the answer to an earlier save was lost, the server may have stored that save: it
 * is sent again first, to get its version. A save during another one waits for it.
 */
export function useSaveDraft(): (sent: Sent) => Promise<DraftView> {
  const unanswered = useRef<House>(undefined)
  /** The version that the previous save created. */
  const before = useRef(Promise.resolve(0))
  const save = async (sent: Sent): Promise<DraftView> => {
    try {
      const view = await send(sent)
      unanswered.current = undefined
      return view
    } catch (error) {
      if (leavesOpen(error)) unanswered.current = sent.house
      const lost = unanswered.current
      if (problemOf(error)?.code !== 'changed_meanwhile' || !lost) throw error
      const { version } = await send({ house: lost, version: sent.version })
      unanswered.current = undefined
      return send({ house: sent.house, version })
    }
  }
  return ({ house, version }) => {
    const saving = before.current.then((made) => save({ house, version: Math.max(version, made) }))
    before.current = saving.then(
      (view) => view.version,
      () => 0,
    )
    return saving
  }
}

async function send(body: Sent): Promise<DraftView> {
  const view = await call(api.saveHouseDraft, { body })
  return { ...view, house: asTyped(view.house, body.house) }
}

type Publish = { version: number; note: string; strands?: 'keep' }

/** Publishes a draft of this version; if the answer is lost, the draft shows whether it was published. */
export async function publishDraft(body: Publish): Promise<{ version: number }> {
  try {
    return await call(api.publishHouse, { body })
  } catch (error) {
    if (!leavesOpen(error)) throw error
    // Only its own publish leaves the draft without changes.
    const { version, changes } = await call(api.houseDraft, {})
    const [newest] = await call(api.houseVersions, {})
    if (newest && version === body.version + 1 && changes.length === 0) return newest
    throw error
  }
}

/** The stored value with the typed spaces at the ends of texts: somebody who pauses after a word keeps the space. */
export function asTyped<Stored>(stored: Stored, typed: unknown): Stored {
  if (typeof stored === 'string' && typeof typed === 'string')
    return typed.trim() === stored ? (typed as Stored & string) : stored
  if (typeof stored !== 'object' || stored === null || typeof typed !== 'object' || typed === null)
    return stored
  const parts = Object.entries(stored).map(([name, part]) => [name, asTyped(part, Reflect.get(typed, name))])
  return (Array.isArray(stored) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Stored
}
