import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#contract/client.ts'
import { waitlistForm } from '#domain/booking/waitlist.ts'
import { call } from '#web/api.ts'
import { formDraft, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import type { Asked } from './which-day.tsx'

/** What a place is wanted for, as free times are asked for, on a day (`yyyy-MM-dd`). */
export type Wanted = Asked & { date: string }

const who = waitlistForm.pick({ fullName: true, email: true, receiveUpdates: true })
type Who = z.output<typeof who>

const draft = formDraft('waitlistForm')
const typed = z.object({ fullName: z.string(), email: z.string(), receiveUpdates: z.boolean() })

/** What was entered here before; else what the form around it already holds. */
function entriesBefore(): Who {
  const kept = typed.safeParse(draft.read())
  return kept.success
    ? kept.data
    : { fullName: '', email: '', receiveUpdates: false, ...typedEarly('fullName', 'email') }
}

/** The form of the waitlist and its sending; `onJoined` is told the address that is written to. */
export function useWaitlistForm(wanted: Wanted, onJoined: (email: string) => void) {
  const form = useForm<z.input<typeof who>, unknown, Who>({
    resolver: zodResolver(who),
    defaultValues: entriesBefore(),
    reValidateMode: 'onBlur',
  })
  const joining = useSending((entries: Who, idempotencyKey) =>
    call(api.joinWaitlist, { body: { ...entries, ...wanted }, idempotencyKey }),
  )
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [form],
  )
  const join = (entries: Who) => joining.mutate(entries, { onSuccess: () => onJoined(entries.email) })
  const submit = (event: FormEvent) => {
    // In React's tree this form stands inside the booking's: its sending is not the booking's.
    event.stopPropagation()
    void form.handleSubmit(join)(event)
  }
  return { form, joining, submit }
}
