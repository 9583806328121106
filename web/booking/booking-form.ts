import { emailProblem, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import type { Contact } from '#web/form-drafts.ts'
import { refuse, wordsOfErrors } from './booking-toasts.ts'
import { usePrefilledContact } from './contact-prefill.tsx'
import { type FormOptions, useForm } from './use-form.ts'

type Options<Entries> = FormOptions<Entries> & {
  /** The toast where something is missing; without it the fields alone say so. */
  missing?: { title: string; text: string }
}

/**
 * The form of a booking page: `texts` are its text fields beside name, e-mail and phone, which are filled in where they are
 * known.
 */
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

/** Errors of name, e-mail and phone. */
export const contactErrors = ({ fullName, email, phone }: Contact, phoneOptional = false) => ({
  fullName: nameProblem(fullName),
  email: emailProblem(email),
  phone: phoneOptional && phone === '' ? undefined : phoneProblem(phone),
})

/** Errors of day and start. */
export const startErrors = ({ date, time }: { date: string; time: string }) => ({
  date: date === '' ? 'Choose a day' : undefined,
  time: time === '' ? 'Choose a start time' : undefined,
})
