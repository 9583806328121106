import { type MutateOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { leavesOpen, problemOf } from './call.ts'
import { formDraft } from './form-drafts.ts'

/** One try to send something: the same content keeps its Idempotency-Key until it is known whether it arrived. */
type Attempt = { content: string; key: string }

export const attemptOf = (last: Attempt | undefined, content: string): Attempt =>
  last?.content === content ? last : { content, key: crypto.randomUUID() }

/**
 * The last try of a page's form whose entries are stored: after a reload before the answer, or if another page has sent something
 * in between, sending repeats that try.
 */
export const attemptDraft = formDraft({ toString: () => `attempt:${location.pathname}` })

/** `isPerContent`: other content is a different request, with its own key. */
type TryStore = Pick<typeof attemptDraft, 'read' | 'write'> & { isPerContent?: true }

/**
 * Sends a form once, however often it is pressed: the same content keeps its Idempotency-Key until it is known whether it
 * arrived. `send` gets the body and the key. If the price was raised meanwhile, the page reloads the house and all queries: a
 * discount may be used up, or the session ended. If a field is refused, it reloads only the house: the choice may no longer be
 * sold. `stored`: `attemptDraft` for a form whose entries outlive a reload. Then changed content keeps the key, unless it is per
 * content: somebody who corrects an entry after a lost answer is told that the first try arrived, and does not book twice.
 */
export function useSending<Body, Reply>(
  send: (body: Body, idempotencyKey: string) => Promise<Reply>,
  stored?: TryStore,
) {
  const attempt = useRef<Attempt>(undefined)
  const keep = (next?: Attempt) => {
    attempt.current = next
    stored?.write(next)
  }
  // A second press may arrive before the page shows that it is sending.
  const isInFlight = useRef(false)
  const { revalidate } = useRevalidator()
  const isOfForm = stored && !stored.isPerContent
  const end = (error: unknown) => {
    if (!error || !leavesOpen(error)) keep()
  }
  const sending = useMutation({
    mutationFn: (body: Body) => {
      const last = attempt.current ?? (stored?.read() as Attempt | undefined)
      const next = attemptOf(last, isOfForm ? '' : JSON.stringify(body))
      keep(next)
      return send(body, next.key)
    },
    onSettled: (_reply, error, _body, _before, { client }) => {
      isInFlight.current = false
      if (!isOfForm) end(error)
      const code = problemOf(error)?.code
      if (code === 'price_changed') void client.resetQueries()
      else if (code !== 'invalid_request') return
      void revalidate()
    },
  })
  const mutate = (body: Body, given?: MutateOptions<Reply, Error, Body>) => {
    if (isInFlight.current) return
    isInFlight.current = true
    // Runs only while its page is open: a visitor who left has not seen the answer, so sending again repeats the same try.
    sending.mutate(body, { ...given, onSettled: (_reply, error) => isOfForm && end(error) })
  }
  return { ...sending, mutate }
}
