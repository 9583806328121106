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
 * The last try of a page's form whose entries are stored: a reload before the answer, or another page sent in between, sends the
 * same try, not one more.
 */
export const attemptDraft = formDraft({ toString: () => `attempt:${location.pathname}` })

/** `isPerContent`: other content is something else to send, and gets a key of its own. */
type TryStore = Pick<typeof attemptDraft, 'read' | 'write'> & { isPerContent?: true }

/**
 * Sends a form once, however often it is pressed: the same content keeps its Idempotency-Key until it is known whether it
 * arrived. `send` gets the body and the key. Where the price was raised meanwhile, the page loads the house again, and all
 * else: a discount may be used up, or the session ended. The house alone where a field is refused: what was chosen may be sold
 * no more.
 * `stored`: `attemptDraft` for a form whose entries outlive a reload. With a store other content keeps the key, unless it is per
 * content: who mends an entry after a lost answer hears from the server that the first try has arrived, and does not book twice.
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
  // The second press of a double tap comes before the page can show that the first one counts.
  const onItsWay = useRef(false)
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
      onItsWay.current = false
      if (!isOfForm) end(error)
      const code = problemOf(error)?.code
      if (code === 'price_changed') void client.resetQueries()
      else if (code !== 'invalid_request') return
      void revalidate()
    },
  })
  const mutate = (body: Body, given?: MutateOptions<Reply, Error, Body>) => {
    if (onItsWay.current) return
    onItsWay.current = true
    // Called only while its page is open: who has left it has not heard the answer, and sending again is the same try.
    sending.mutate(body, { ...given, onSettled: (_reply, error) => isOfForm && end(error) })
  }
  return { ...sending, mutate }
}
