import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { rentalTimes } from '#domain/activities/jetski.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Entries } from './entries.ts'
import { isMissing, peopleFor } from './entries.ts'
import { handOver, hasPassed } from './hand-over.ts'
import type { Request } from './request.ts'
import { useSendRequest } from './send-request.ts'
import { readSelection, useSelection } from './stored.ts'
import { focusFirst, useEntries } from './use-entries.ts'
import { useMyPrice } from './use-my-price.ts'
import { useWhen } from './use-when.ts'
import { isEstimate } from './words.ts'

const failed = 'There was an error submitting your booking. Please try again.'
const refuse = (title: string, text: string) => toast({ title, text, tone: 'destructive' })

/** The jetski form: on to checkout, or with the GTI, which has no price, a request that charges nothing (R-A10). */
export function useDetails() {
  const chosen = useSelection('jetskiSelection')
  const { form, alive, typed, set } = useEntries()
  const root = useRef<HTMLFormElement>(null)
  const [working, setWorking] = useState(false)
  const asksOnly = chosen !== undefined && isEstimate(chosen.jetskis)
  const activity = asksOnly ? 'jetski-request' : 'jetski-rental'
  const when = useWhen({ chosen, activity, times: rentalTimes, typed, set })
  const { price, mine } = useMyPrice(chosen, when.date)
  const { goTo } = useNextPage(when.time !== '' && !asksOnly, '/checkout')
  const sending = useSendRequest(when, failed, price)

  const toCheckout = async (request: Request) => {
    setWorking(true)
    try {
      await handOver(request, price)
      await goTo('/checkout')
    } catch {
      refuse('Booking Failed', failed)
    }
    setWorking(false)
  }

  const goOn = (entries: Entries) => {
    if (!chosen) return
    if (hasPassed(entries)) return refuse('Invalid Time', "Please select a future time for today's booking")
    const people = peopleFor(entries.people, seatsOf(chosen.jetskis))
    const request = { ...chosen, ...entries, people }
    return asksOnly ? sending.send(request) : toCheckout(request)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Also when another tab has sent it meanwhile, or a day has passed.
    if (!chosen || !readSelection('jetskiSelection'))
      return refuse('Selection Error', 'Please go back and select your jetski again')
    // Only what is in sight may be sent.
    if (when.date !== typed.date || when.time !== typed.time) set({ date: when.date, time: when.time })
    void form.handleSubmit(goOn, (bad) => {
      const [message] = Object.values(bad).flatMap((each) => each?.message ?? [])
      if (isMissing(bad, form.getValues()))
        refuse('Missing Information', 'Please fill in all required fields')
      else refuse('Please check your details', message ?? 'Please fill in all required fields')
      focusFirst(form, bad, root.current)
    })(event)
  }

  return {
    chosen,
    mine,
    form,
    alive,
    typed,
    set,
    root,
    when,
    asksOnly,
    sending,
    busy: working || sending.busy,
    submit,
  }
}

export type Details = ReturnType<typeof useDetails>
