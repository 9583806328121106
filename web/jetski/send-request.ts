import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import type { Alternative, Stored } from '#contract/views.ts'
import { jetskiNames, jetskiTimes, quoteJetskis } from '#domain/activities/jetski.ts'
import type { JetskisChosen } from '#domain/booking/stored-drafts.ts'
import { dateText } from '#domain/calendar.ts'
import { euroText } from '#domain/money.ts'
import { call, problemOf, sentenceOf } from '#web/api.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Entries } from './entries.ts'
import { requestedState } from './requested.tsx'
import { clearSelection } from './stored.ts'
import type { When } from './use-when.ts'

export type Request = JetskisChosen & Entries

/** The body of POST /api/bookings as spec 1 §3 has it. */
export const bodyOf = ({ jetskis, duration, ...entries }: Request) => ({
  activityType: 'jetski',
  sector: 'jetski',
  customerName: entries.fullName,
  customerEmail: entries.email,
  customerPhone: entries.phone,
  date: entries.date,
  startTime: entries.time,
  participants: entries.people,
  equipment: jetskiNames(jetskis),
  totalPrice: euroText(quoteJetskis({ jetskis, duration }).totalCents),
  status: 'pending',
  notes: entries.notes ?? '',
  duration,
  isFirstTime: entries.isFirstTime,
})

/** Why the last try did not work, and what is free instead. */
export type Trouble = { sentence: string; day: string; alternatives: readonly Alternative[] }

/** Sends a request that is paid on site; `failed` is the sentence where the server gives none. */
export function useSendRequest(when: When, failed: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [trouble, setTrouble] = useState<Trouble>()
  const sending = useSending((request: Request, idempotencyKey) =>
    call(api.bookOnSite, { body: bodyOf(request), idempotencyKey }),
  )

  const done = (stored: Stored, request: Request) => {
    const total = stored.priceChanged ? ` The total is now ${stored.totalPrice} €.` : ''
    toast({
      title: 'Booking Confirmed',
      text: `Your booking has been successfully created. We will contact you shortly.${total}`,
    })
    clearSelection()
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'bookings' })
    void when.refresh()
    void navigate('/booking/jetski', {
      state: requestedState(stored.reference, `${whatText(request)}${total && `.${total}`}`),
    })
  }

  const refuse = (error: unknown, { date, time }: Request) => {
    const sentence = sentenceOf(error, failed)
    const problem = problemOf(error)
    toast({ title: 'Booking Failed', text: sentence, tone: 'destructive' })
    const alternatives = (problem?.alternatives as Alternative[] | undefined) ?? []
    setTrouble({ sentence, day: date, alternatives })
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

/** 'Trixx 2023 Blue, RXP-X RS 300, Saturday 20 June, 13:00, 1 hour'. */
export const whatText = ({ jetskis, duration, date, time }: Request): string =>
  `${jetskiNames(jetskis)}, ${dateText(date)}, ${time}, ${jetskiTimes[duration].label.toLowerCase()}`
