import { Mail, UserRound } from 'lucide-react'
import { Field } from '#web/ui/field.tsx'
import type { BoardOrder } from './order-form.ts'

/** Whom we write to about the board; an order asks for no phone. */
export function Buyer({ board: { form } }: { board: BoardOrder }) {
  const { errors } = form.formState
  const bound = (name: 'fullName' | 'email') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Full name"
        icon={<UserRound aria-hidden="true" />}
        autoComplete="name"
        enterKeyHint="next"
        {...bound('fullName')}
      />
      <Field
        label="E-mail"
        icon={<Mail aria-hidden="true" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="done"
        hint="We write to you about delivery and payment."
        {...bound('email')}
      />
    </div>
  )
}
