import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { jetskiRental, rentalTimes } from '#domain/activities/jetski.ts'
import { pendingOf } from '#domain/booking/draft-of.ts'
import { instantOf } from '#domain/calendar.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import { newPending, writePending } from '#web/drafts.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Entries } from './entries.ts'
import { isMissing, peopleFor } from './entries.ts'
import type { Request } from './request.ts'
import { useSendRequest } from './send-request.ts'
import { readSelection, useSelection } from './stored.ts'
import { focusFirst, useEntries } from './use-entries.ts'
import { useMyPrice } from './use-my-price.ts'
import { place, useWhen } from './use-when.ts'
import { isEstimate } from './words.ts'

const failed = 'There was an error submitting your booking. Please try again.'
const refuse = (title: string, text: string) => toast({ title, text, tone: 'destructive' })

/** The jetski form: on to checkout, or with the GTI, which has no price, a request that charges nothing (decision 16). */
export function useDetails() {
  const navigate = useNavigate()
  const chosen = useSelection('jetskiSelection')
  const { form, typed, set } = useEntries()
  const root = useRef<HTMLFormElement>(null)
  const [working, setWorking] = useState(false)
  const asksOnly = chosen !== undefined && isEstimate(chosen.jetskis)
  const activity = asksOnly ? 'jetski-request' : 'jetski-rental'
  const when = useWhen({ chosen, activity, times: rentalTimes, typed, set })
  const { price, mine } = useMyPrice(chosen, when.date)
  const sending = useSendRequest(when, failed, price)

  const toCheckout = async (request: Request) => {
    setWorking(true)
    try {
      writePending(newPending(pendingOf(jetskiRental, rentalOf(request), Temporal.Now.instant(), price)))
      await navigate('/checkout')
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

const rentalOf = ({ jetskis, duration, people, isFirstTime, ...entries }: Request) => ({
  activity: jetskiRental.id,
  choice: { jetskis, duration, people, isFirstTime },
  location: place.id,
  date: entries.date,
  time: entries.time,
  contact: { name: entries.fullName, email: entries.email, phone: entries.phone },
  notes: entries.notes,
})

/** A time of today that is not later than now, by the clock of the place. */
const hasPassed = ({ date, time }: Entries): boolean =>
  Temporal.Instant.compare(instantOf(date, time, place.zone), Temporal.Now.instant()) <= 0
