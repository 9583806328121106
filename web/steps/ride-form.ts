import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { RideChoice } from '#domain/activities/efoil-ride.ts'
import { defaultRide, foilCount, rideDuration } from '#domain/activities/efoil-ride.ts'
import type { RideForm } from '#domain/booking/ride-form.ts'
import { locationIds } from '#domain/locations.ts'

const entriesSchema = z.object({
  location: z.enum(locationIds),
  date: z.string(),
  time: z.string(),
  foilCount,
  duration: rideDuration,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type RideEntries = z.infer<typeof entriesSchema>

/** One foil for an hour at the first place: what most people want costs no tap. */
export const emptyRide: RideEntries = {
  location: 'tallinn',
  date: '',
  time: '',
  foilCount: 1,
  duration: defaultRide,
  fullName: '',
  email: '',
  phone: '',
}

/** Where entries are kept so that reload and back do not empty the form. */
export type KeptEntries = { read: () => unknown; write: (entries: unknown) => void }

export type RideFormState = UseFormReturn<RideEntries, unknown, RideForm>

/** The form of a ride; validates on blur after the first try. */
export function useRideForm(schema: z.ZodType<RideForm, RideEntries>, kept: KeptEntries) {
  const form = useForm<RideEntries, unknown, RideForm>({
    resolver: zodResolver(schema),
    defaultValues: emptyRide,
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  useEffect(() => {
    const before = entriesSchema.safeParse(kept.read())
    if (before.success) form.reset(before.data)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) })
  }, [form, kept])
  const entries = useWatch({ control: form.control }) as RideEntries
  const choice: RideChoice = { foils: entries.foilCount, duration: entries.duration }
  return { form, entries, choice }
}

const order = ['date', 'time', 'fullName', 'email', 'phone'] as const

/** Puts the focus on the first thing that is missing or wrong, below `root`. */
export function focusFirstBad(
  form: RideFormState,
  bad: Partial<Record<keyof RideEntries, unknown>>,
  root: HTMLElement | null,
) {
  const first = order.find((name) => bad[name])
  if (first === 'fullName' || first === 'email' || first === 'phone') return form.setFocus(first)
  const focusable = ':is(button, input):not([disabled], [tabindex="-1"])'
  const step = root?.querySelector(`[data-step="${first}"]`)
  const target =
    step?.querySelector<HTMLElement>(first === 'date' ? `td ${focusable}` : focusable) ??
    root?.querySelector<HTMLElement>(`[data-step="date"] td ${focusable}`)
  target?.focus()
}

/** The first sentence that a field has to say; date and time in the words of their steps. */
export function errorsOf({ formState: { errors } }: RideFormState) {
  return {
    date: errors.date && 'Choose a day',
    time: errors.time && 'Choose a start time',
    fullName: errors.fullName?.message,
    email: errors.email?.message,
    phone: errors.phone?.message,
  }
}
