import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { api } from '#contract/client.ts'
import { dateText } from '#domain/calendar.ts'
import { emailProblem, nameProblem } from '#domain/contact-rules.ts'
import { call } from '#web/call.ts'
import { formDraft, restored, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { StartsQuery } from './start-list.ts'
import { onlyDefined, useForm } from './use-form.ts'

/** The query for free times that the waitlist is for, and the day (`yyyy-MM-dd`). */
export type WaitlistDay = StartsQuery & { date: string }

const noEntries = { fullName: '', email: '', receiveUpdates: false }
type Entries = typeof noEntries

const draft = formDraft('waitlistForm')

/** Earlier entries of this form; otherwise the contact of the surrounding form. */
const entriesBefore = (): Entries =>
  restored(noEntries, draft.read()) ?? { ...noEntries, ...typedEarly('fullName', 'email') }

type Outcome = {
  /** The dialog is open and shows the result itself. Closed before the answer, the result is shown in a toast. */
  open: boolean
  onClose: () => void
  onJoined: (email: string) => void
}

/** The form of the waitlist, and its sending; `onJoined` gets the e-mail address to notify. */
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
      if (!seen.current) reportNotJoined(waitlistDay, error)
      throw error
    }
    if (seen.current) onClose()
    else reportJoined(waitlistDay, entries.email)
    onJoined(entries.email)
  })
  const submit = (event: SyntheticEvent) => {
    // In React's tree this form is inside the booking form, which it must not submit.
    event.stopPropagation()
    form.submit((entries) => joining.mutate(entries))(event)
  }
  return { form, joining, submit }
}

/** Whether the dialog is visible when an answer arrives; another day's dialog replaces it. */
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

const reportJoined = ({ date }: WaitlistDay, email: string) =>
  toast({
    title: 'You are on the list.',
    text: `We write to ${email} as soon as a place is free on ${dateText(date)}.`,
  })

/** Without an answer the visitor may have joined; sending again does not add them twice. */
export const notJoined = (error: unknown): string =>
  error instanceof TypeError ? 'You may not be on the list yet.' : 'You are not on the list yet.'

const reportNotJoined = ({ date }: WaitlistDay, error: unknown) =>
  toast({
    title: notJoined(error),
    text: `${dateText(date)}: ${whyFailed(error)}`,
    tone: 'destructive',
  })
