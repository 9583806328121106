import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { refusedFields } from './password-field.tsx'

type Texts = Record<string, string>
type Rule = (typed: string, entries: Texts) => string | boolean
type Call<Entries, Answer> = {
  mutationFn: (entries: Entries) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

/**
 * A form of text fields that is sent once; missing fields and the server's refusals are shown next to their fields. `first` lists
 * the fields.
 */
export function useAccountForm<Entries extends Texts, Answer>(first: Entries, call: Call<Entries, Answer>) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<Texts>({
    reValidateMode: 'onBlur',
    defaultValues: first,
  })
  const sending = useMutation({
    ...call,
    onError: (error) => {
      for (const { path, message } of refusedFields(error))
        if (path in first) setError(path, { message }, { shouldFocus: true })
      call.onError?.(error)
    },
  })
  const field = (name: keyof Entries & string, validate: Rule) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { validate }),
  })
  const submit = handleSubmit((entries) => sending.isPending || sending.mutate(entries as Entries))
  return { sending, field, submit, setFocus }
}
