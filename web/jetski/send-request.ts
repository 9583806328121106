import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/client.ts'
import type { Alternative, Stored } from '#contract/views.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { refuse } from '#web/booking/booking-toasts.ts'
import type { StartState } from '#web/booking/use-start.ts'
import { call, problemOf, sentenceOf } from '#web/call.ts'
import { lastContact } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { dropOwnHold, ownHold } from '#web/new-pending.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { type Booking, bodyOf, type RequestSent, whatText } from './request-body.ts'
import { clearSelection } from './stored-selection.ts'

/** Why the last try failed, and which starts are free instead. */
export type Trouble = { sentence: string; day: string; alternatives: readonly Alternative[] }

/** Sends a request that is paid on site, at this price; `failed`: the sentence if the server gives none. */
export function useSendRequest(start: StartState, failed: string, price: Pricing) {
  const house = useHouse()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<Trouble>()
  const sending = useSending(
    (booking: Booking, idempotencyKey) =>
      call(api.bookOnSite, {
        body: { ...bodyOf(house, booking, price), replaces: ownHold('jetski-rental') },
        idempotencyKey,
      }),
    attemptDraft,
  )

  const done = (stored: Stored, booking: Booking) => {
    toast({
      title: 'Request sent',
      text: 'Your request is with us. We will contact you shortly.',
      staysOnNextPage: true,
    })
    clearSelection()
    dropOwnHold('jetski-rental')
    lastContact.write(booking)
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'bookings' })
    void start.refresh()
    const state: RequestSent = { stored, what: whatText(house, booking) }
    void navigate('/booking/jetski', { state })
  }

  const refused = (error: unknown, sent: Booking) => {
    const sentence = sentenceOf(error, failed)
    const problem = problemOf(error)
    refuse({ title: 'Booking Failed', text: sentence })
    const alternatives = (problem?.alternatives as Alternative[] | undefined) ?? []
    setTrouble({ sentence, day: sent.date, alternatives: alternatives.filter(start.offers) })
    const code = problem?.code
    if (code === 'already_booked') dropOwnHold('jetski-rental')
    if (code !== 'slot_unavailable') return
    start.markTaken(sent)
    void start.refresh()
  }

  return {
    busy: sending.isPending,
    trouble,
    send: (booking: Booking) => {
      setTrouble(undefined)
      sending.mutate(booking, {
        onSuccess: (stored) => done(stored, booking),
        onError: (error) => refused(error, booking),
      })
    },
    takeInstead: (instead: Alternative) => {
      setTrouble(undefined)
      start.chooseStart(instead)
    },
  }
}

export type Sending = ReturnType<typeof useSendRequest>
