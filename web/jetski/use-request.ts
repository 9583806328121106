import type { FormEvent } from 'react'
import { useRef } from 'react'
import { requestTimes } from '#domain/activities/jetski.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import type { Entries } from './entries.ts'
import { peopleFor } from './entries.ts'
import { useSendRequest } from './send-request.ts'
import { useSelection } from './stored.ts'
import { focusFirst, useEntries } from './use-entries.ts'
import { useMyPrice } from './use-my-price.ts'
import { useWhen } from './use-when.ts'

/** The confirm form: a reservation that is paid on site, sent as 'pending'. */
export function useRequest() {
  const chosen = useSelection('jetskiBookingData')
  const { form, alive, typed, set } = useEntries()
  const root = useRef<HTMLFormElement>(null)
  const when = useWhen({ chosen, activity: 'jetski-request', times: requestTimes, typed, set })
  const { price, mine } = useMyPrice(chosen, when.date)
  const sending = useSendRequest(when, 'Something went wrong. Please try again.', price)

  const send = (entries: Entries) => {
    if (!chosen) return
    sending.send({ ...chosen, ...entries, people: peopleFor(entries.people, seatsOf(chosen.jetskis)) })
  }
  const submit = (event: FormEvent) => {
    // Only what is in sight may be sent.
    if (when.date !== typed.date || when.time !== typed.time) set({ date: when.date, time: when.time })
    void form.handleSubmit(send, (bad) => focusFirst(form, bad, root.current))(event)
  }
  return { chosen, mine, form, alive, typed, set, root, when, sending, submit }
}

export type Requesting = ReturnType<typeof useRequest>
