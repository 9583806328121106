import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryForm } from '#domain/enquiries/enquiry.ts'
import { formDraft, typedEarly } from '#web/form-drafts.ts'

/** The form is what the call takes, less its kind. */
const experience = enquiryForm.options[0].omit({ kind: true, message: true })
export type ExperienceRequest = z.output<typeof experience>

const entriesSchema = z.object({
  duration: z.string(),
  participants: z.number().optional(),
  preferredDate: z.string(),
  preferredTime: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  specialRequests: z.string(),
})
export type ExperienceEntries = z.infer<typeof entriesSchema>

// What stands in the fields may be anything; what is sent is what the call takes.
const asked = entriesSchema.transform((entries): unknown => entries).pipe(experience)

const nothing: ExperienceEntries = {
  duration: '',
  participants: undefined,
  preferredDate: '',
  preferredTime: '',
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
}

const draft = formDraft('efoilExperienceForm')

export type ExperienceForm = UseFormReturn<ExperienceEntries, unknown, ExperienceRequest>

/** The request for a guided session; its entries outlive a reload. */
export function useExperienceForm() {
  const form: ExperienceForm = useForm<ExperienceEntries, unknown, ExperienceRequest>({
    resolver: zodResolver(asked),
    defaultValues: { ...nothing, ...typedEarly('fullName', 'email', 'phone') },
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  useEffect(() => {
    const before = entriesSchema.safeParse(draft.read())
    if (before.success) form.reset(before.data)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) })
  }, [form])
  const entries = useWatch({ control: form.control, compute: (values: ExperienceEntries) => values })
  return { form, entries, empty: () => form.reset(nothing) }
}
