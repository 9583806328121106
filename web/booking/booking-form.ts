import { emailProblem, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import type { Contact } from '#web/form-drafts.ts'
import { refuse, wordsOfErrors } from './booking-toasts.ts'
import { usePrefilledContact } from './contact-prefill.tsx'
import { type FormOptions, useForm } from './use-form.ts'

type Options<Entries> = FormOptions<Entries> & {
  /** The toast shown when something is missing; without it only the fields show the errors. */
  missing?: { title: string; text: string }
}

/** The form of a booking page. `texts`: its text fields in addition to name, e-mail and phone, which are prefilled when known. */
export function useBookingForm<Entries extends Contact>({
  missing,
  texts = [],
  ...options
}: Options<Entries>) {
  const form = useForm<Entries>({
    ...options,
    texts: ['fullName', 'email', 'phone', ...texts],
    ...(missing && {
      onRefused: (errors, entries) => refuse(wordsOfErrors(errors, entries, missing)),
    }),
  })
  usePrefilledContact((change) => {
    const now = form.now()
    const next = change(now)
    if (next !== now) form.set(next)
  })
  return form
}

export const contactErrors = ({ fullName, email, phone }: Contact, phoneOptional = false) => ({
  fullName: nameProblem(fullName),
  email: emailProblem(email),
  phone: phoneOptional && phone === '' ? undefined : phoneProblem(phone),
})

export const startErrors = ({ date, time }: { date: string; time: string }) => ({
  date: date === '' ? 'Choose a day' : undefined,
  time: time === '' ? 'Choose a start time' : undefined,
})
