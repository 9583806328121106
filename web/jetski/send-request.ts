import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/client.ts'
import type { Alternative, Stored } from '#contract/views.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { lastContact } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Request, RequestSent } from './request.ts'
import { bodyOf, whatText } from './request.ts'
import { clearSelection } from './stored.ts'
import type { When } from './use-when.ts'

/** Why the last try did not work, and what is free instead. */
export type Trouble = { sentence: string; day: string; alternatives: readonly Alternative[] }

/** Sends a request that is paid on site, at this price; `failed` is the sentence where the server gives none. */
export function useSendRequest(when: When, failed: string, price: Pricing) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<Trouble>()
  const sending = useSending((request: Request, idempotencyKey) =>
    call(api.bookOnSite, { body: bodyOf(request, price), idempotencyKey }),
  )

  const done = (stored: Stored, request: Request) => {
    const total = stored.priceChanged ? ` The total is now ${stored.totalPrice} €.` : ''
    toast({
      title: 'Request sent',
      text: `Your request is with us. We will contact you shortly.${total}`,
      staysOnNextPage: true,
    })
    clearSelection()
    lastContact.write(request)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'bookings' })
    void when.refresh()
    const what = `${whatText(request)}${total && `.${total}`}`
    const state: RequestSent = { requested: { reference: stored.reference, what } }
    void navigate('/booking/jetski', { state })
  }

  const refuse = (error: unknown, { date, time }: Request) => {
    const sentence = sentenceOf(error, failed)
    const problem = problemOf(error)
    toast({ title: 'Booking Failed', text: sentence, tone: 'destructive' })
    const alternatives = (problem?.alternatives as Alternative[] | undefined) ?? []
    setTrouble({ sentence, day: date, alternatives: alternatives.filter(when.offers) })
    if (problem?.code !== 'slot_unavailable') return
    when.markTaken({ date, time })
    void when.refresh()
  }

  return {
    busy: sending.isPending,
    trouble,
    send: (request: Request) => {
      setTrouble(undefined)
      sending.mutate(request, {
        onSuccess: (stored) => done(stored, request),
        onError: (error) => refuse(error, request),
      })
    },
    takeInstead: (start: Alternative) => {
      setTrouble(undefined)
      when.chooseStart(start)
    },
  }
}

export type Sending = ReturnType<typeof useSendRequest>
