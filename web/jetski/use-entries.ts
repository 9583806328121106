import { zodResolver } from '@hookform/resolvers/zod'
import type { FocusEvent } from 'react'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { usePrefilledContact } from '#web/booking/contact-prefill.tsx'
import { useQuietForm } from '#web/booking/quiet-form.tsx'
import { focusToMend } from '#web/booking/step-section.tsx'
import { jetskiFormDraft, typedEarly } from '#web/form-drafts.ts'
import type { Entries, TypedEntries } from './entries.ts'
import { entriesSchema, noEntries, required, typedEntries } from './entries.ts'

type EntriesForm = UseFormReturn<TypedEntries, unknown, Entries>

/** The entries of both jetski forms: kept for this tab, validated on blur after the first try. */
export function useEntries() {
  const { form, alive } = useQuietForm<TypedEntries, Entries>({
    resolver: zodResolver(entriesSchema),
    defaultValues: { ...noEntries, ...typedEarly('fullName', 'email', 'phone', 'notes') },
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  useEffect(() => {
    const before = typedEntries.safeParse(jetskiFormDraft.read())
    if (before.success) form.reset(before.data)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => jetskiFormDraft.write(values),
    })
  }, [form])
  usePrefilledContact((change) => form.reset(change(form.getValues())))
  const typed = useWatch({ control: form.control, compute: (values: TypedEntries) => values })
  const set = (values: Partial<TypedEntries>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof TypedEntries, value, { shouldValidate: form.formState.isSubmitted })
  }
  return { form, alive, typed, set }
}

type TextName = 'fullName' | 'email' | 'phone' | 'notes'

/** A field with its error. Leaving it for the submit button does not validate: a line that comes would move the button. */
export function bound(form: EntriesForm, name: TextName) {
  const field = form.register(name, { onChange: () => form.clearErrors(name) })
  const onBlur = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    event.relatedTarget?.matches('[type="submit"]') ? undefined : field.onBlur(event)
  return { ...field, onBlur, error: form.formState.errors[name]?.message }
}

/** Where a day and a start are chosen, for the focus. */
const steps = {
  date: '[data-step=date] :is(td [tabindex="0"], input):enabled',
  time: '[data-step=time] :is(input, button)',
}

/** The focus on the first thing to mend, below `root`. */
export function focusFirst(form: EntriesForm, bad: object, root: HTMLElement | null): void {
  const first = required.find((name) => name in bad)
  if (first === 'date' || first === 'time') focusToMend(root, steps[first], steps.date)
  else form.setFocus(first ?? 'notes')
}
