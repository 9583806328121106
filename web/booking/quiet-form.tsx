import type { ReactNode } from 'react'
import { useState } from 'react'
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form'
import { createFormControl, useForm, useFormState } from 'react-hook-form'

/**
 * A form as `useForm` has it. That one has its component drawn once more as soon as it stands, in one piece with the
 * hydration: on a booking page the whole page, a long task on a phone. Here it is `alive`, a part of the page without
 * anything to see, which the page must hold.
 */
export function useQuietForm<Sent extends FieldValues, Form>(
  options: UseFormProps<Sent, unknown, Form>,
): { form: UseFormReturn<Sent, unknown, Form>; alive: ReactNode } {
  const [{ formControl, ...made }] = useState(() => createFormControl<Sent, unknown, Form>(options))
  const formState = useFormState({ control: made.control })
  // One for as long as the form stands, as `useForm` has it: effects hang on it.
  const [form] = useState<UseFormReturn<Sent, unknown, Form>>(() => ({ ...made, formState }))
  form.formState = formState
  const { defaultValues: _, ...lasting } = options
  return { form, alive: <Alive {...lasting} formControl={formControl} /> }
}

function Alive<Sent extends FieldValues, Form>(options: UseFormProps<Sent, unknown, Form>) {
  useForm(options)
  return null
}
