import { useRef } from 'react'
import { api } from '#contract/account-client.ts'
import type { api as calls } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { House } from '#domain/house/house.ts'
import { call, leavesOpen, problemOf } from '#web/call.ts'

export type DraftView = ReplyOf<(typeof calls)['houseDraft']>
export type Sent = { house: House; version: number }

/**
 * Saves the draft that was read as `version`. Where the answer to an earlier save was lost, the server may have that draft: it is
 * sent again first, which the server answers with its version.
 */
export function useSaveDraft(): (sent: Sent) => Promise<DraftView> {
  const unanswered = useRef<House>(undefined)
  return async (sent) => {
    const send = (body: Sent) => call(api.saveHouseDraft, { body })
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
}
