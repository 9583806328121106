import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { leavesOpen, problemOf } from './api.ts'

/** One try to send something: the same content keeps its Idempotency-Key until it is known whether it arrived. */
type Attempt = { content: string; key: string }

export const attemptOf = (last: Attempt | undefined, content: string, newKey: () => string): Attempt =>
  last?.content === content ? last : { content, key: newKey() }

/**
 * Sends a form once, however often it is pressed: the same content keeps its Idempotency-Key until it is known whether it
 * arrived. `send` gets the body and the key. Where the price was raised meanwhile, the page is given the new one.
 */
export function useSending<Body, Reply>(send: (body: Body, idempotencyKey: string) => Promise<Reply>) {
  const attempt = useRef<Attempt>(undefined)
  // The second press of a double tap comes before the page can show that the first one counts.
  const onItsWay = useRef(false)
  const { revalidate } = useRevalidator()
  const sending = useMutation({
    mutationFn: (body: Body) => {
      attempt.current = attemptOf(attempt.current, JSON.stringify(body), () => crypto.randomUUID())
      return send(body, attempt.current.key)
    },
    onSuccess: () => {
      attempt.current = undefined
    },
    onError: (error) => {
      if (!leavesOpen(error)) attempt.current = undefined
      if (problemOf(error)?.code === 'price_changed') void revalidate()
    },
    onSettled: () => {
      onItsWay.current = false
    },
  })
  const mutate: typeof sending.mutate = (...given) => {
    if (onItsWay.current) return
    onItsWay.current = true
    sending.mutate(...given)
  }
  return { ...sending, mutate }
}
