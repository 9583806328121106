import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { api } from '#contract/client.ts'
import { dateText } from '#domain/calendar.ts'
import { emailProblem, nameProblem } from '#domain/contact-rules.ts'
import { call } from '#web/api.ts'
import { formDraft, restored, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { StartsQuery } from './start-list.ts'
import { onlyDefined, useForm } from './use-form.ts'

/** What a place is wanted for, as free times are asked for, on a day (`yyyy-MM-dd`). */
export type WaitlistDay = StartsQuery & { date: string }

const nobody = { fullName: '', email: '', receiveUpdates: false }
type Entries = typeof nobody

const draft = formDraft('waitlistForm')

/** What was entered here before; else what the form around it already holds. */
const entriesBefore = (): Entries =>
  restored(nobody, draft.read()) ?? { ...nobody, ...typedEarly('fullName', 'email') }

type Outcome = {
  /** The dialog is open: it says itself what came. Closed while the answer is awaited, it is told in a toast. */
  open: boolean
  onClose: () => void
  onJoined: (email: string) => void
}

/** The form of the waitlist and its sending; `onJoined` is told the address that is written to. */
export function useWaitlistForm(waitlistDay: WaitlistDay, { open, onClose, onJoined }: Outcome) {
  const [first] = useState(entriesBefore)
  const form = useForm<Entries>({
    first,
    draft: { read: () => undefined, write: draft.write },
    check: ({ fullName, email }) =>
      onlyDefined({ fullName: nameProblem(fullName), email: emailProblem(email) }),
  })
  const seen = useSeen(open)
  const joining = useSending(async (entries: Entries, idempotencyKey) => {
    try {
      await call(api.joinWaitlist, { body: { ...entries, ...waitlistDay }, idempotencyKey })
    } catch (error) {
      if (!seen.current) tellNotJoined(waitlistDay, error)
      throw error
    }
    if (seen.current) onClose()
    else tellJoined(waitlistDay, entries.email)
    onJoined(entries.email)
  })
  const submit = (event: SyntheticEvent) => {
    // In React's tree this form stands inside the booking's: its sending is not the booking's.
    event.stopPropagation()
    form.submit((entries) => joining.mutate(entries))(event)
  }
  return { form, joining, submit }
}

/** Whether the dialog can be seen at the moment that an answer comes; another day's takes its place. */
function useSeen(open: boolean) {
  const seen = useRef(open)
  useEffect(() => {
    seen.current = open
    return () => {
      seen.current = false
    }
  }, [open])
  return seen
}

const tellJoined = ({ date }: WaitlistDay, email: string) =>
  toast({
    title: 'You are on the list.',
    text: `We write to ${email} as soon as a place is free on ${dateText(date)}.`,
  })

const tellNotJoined = ({ date }: WaitlistDay, error: unknown) =>
  toast({
    title: 'You are not on the list yet.',
    text: `${dateText(date)}: ${whyFailed(error)}`,
    tone: 'destructive',
  })
