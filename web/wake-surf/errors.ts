import type { FocusEvent } from 'react'
import { focusToMend } from '#web/booking/step-section.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { WakeEntries } from './entries.ts'
import type { WakeFormState } from './use-wake-form.ts'

type Bad = Partial<Record<keyof WakeEntries, { message?: string }>>
type TextName = 'fullName' | 'email' | 'phone' | 'specialRequests'

/** A field with its error, which goes as soon as it is being mended; leaving it for the submit button moves nothing. */
export function bound(form: WakeFormState, name: TextName) {
  const field = form.register(name, { onChange: () => form.clearErrors(name) })
  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    event.relatedTarget?.matches('[type="submit"]') ? undefined : field.onBlur(event)
  return { ...field, onBlur, error: form.formState.errors[name]?.message }
}

/** After a try that cannot be sent: the spec's toast, and the focus on the first thing to mend, below `root`. */
export function tellBad(form: WakeFormState, bad: Bad, root: HTMLElement | null): void {
  const values = form.getValues()
  const names = Object.keys(bad) as (keyof WakeEntries)[]
  const filled = names.every((name) => String(values[name]).trim() !== '')
  const message = names.map((name) => bad[name]?.message).find(Boolean)
  toast({
    ...(filled && message
      ? { title: 'Please check your details', text: message }
      : { title: 'Missing Information', text: 'Please fill in all required fields' }),
    tone: 'destructive',
  })
  focusFirst(form, bad, root)
}

const texts: readonly TextName[] = ['fullName', 'email', 'phone', 'specialRequests']
const day = '[data-step=date] td [tabindex="0"]:enabled'
const time = '[data-step=time] :is(input, button)'

function focusFirst(form: WakeFormState, bad: Bad, root: HTMLElement | null): void {
  const first = texts.find((name) => bad[name])
  if (bad.date) focusToMend(root, day)
  else if (bad.time) focusToMend(root, time, day)
  else if (first) form.setFocus(first)
}
