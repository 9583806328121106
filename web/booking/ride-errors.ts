import type { FocusEvent } from 'react'

import { toast } from '#web/ui/toast.tsx'
import type { RideEntries } from './ride-entries.ts'
import type { RideFormState } from './ride-form.ts'
import { focusToMend } from './step-section.tsx'

type Bad = Partial<Record<keyof RideEntries, { message?: string }>>

/** What is missing beyond the fields, in the words of their steps. */
export const errorsOf = ({ formState: { errors } }: RideFormState) => ({
  date: errors.date && 'Choose a day',
  time: errors.time && 'Choose a start time',
})

type ContactName = 'fullName' | 'email' | 'phone'

/**
 * A field of the form with its error, which goes as soon as it is being mended. Leaving the field for a button that sends
 * does not validate it: the sending does, and a line that comes or goes would move the button from under the pointer.
 */
export function bound(form: RideFormState, name: ContactName) {
  const field = form.register(name, { onChange: () => form.clearErrors(name) })
  const onBlur = (event: FocusEvent<HTMLInputElement>) =>
    event.relatedTarget?.matches('[type="submit"], [data-sends]') ? undefined : field.onBlur(event)
  return { ...field, onBlur, error: form.formState.errors[name]?.message }
}

/** After a try that cannot be sent: the spec's toast, and the focus on the first thing to mend, below `root`. */
export function tellBad(form: RideFormState, bad: Bad, root: HTMLElement | null): void {
  toast({ ...wordsFor(bad, form.getValues()), tone: 'destructive' })
  focusFirst(form, bad, root)
}

/** 'Missing information' where something is missing; where all is filled in, what is wrong with it. */
export function wordsFor(
  bad: Bad,
  values: Partial<Record<keyof RideEntries, unknown>>,
): { title: string; text: string } {
  const names = Object.keys(bad) as (keyof RideEntries)[]
  const filled = names.every((name) => String(values[name] ?? '').trim() !== '')
  const message = names.map((name) => bad[name]?.message).find(Boolean)
  return filled && message
    ? { title: 'Please check your details', text: message }
    : { title: 'Missing information', text: 'Please fill in all required fields' }
}

const order = ['date', 'time', 'fullName', 'email', 'phone'] as const

function focusFirst(form: RideFormState, bad: Bad, root: HTMLElement | null): void {
  const first = order.find((name) => bad[name])
  if (first === 'fullName' || first === 'email' || first === 'phone') {
    form.setFocus(first)
    return
  }
  const day = '[data-step=date] td [tabindex="0"]:enabled'
  if (first === 'time') focusToMend(root, '[data-step=time] :is(input, button)', day)
  else focusToMend(root, day)
}
