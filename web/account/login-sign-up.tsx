import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AtSign, Mail, UserRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { accountCalls } from '#contract/calls/account.ts'
import type { User } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { signUpWith, signupRefused } from './login-calls.ts'

import { PasswordField } from './login-password.tsx'
import { newPasswordRule, refusedFields, ruleOf } from './login-rules.ts'

const rules = accountCalls.signup.body!.shape
const blank = { fullName: '', email: '', username: '', password: '' }

export function SignUpForm({ onDone }: { onDone: (user: User) => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    reValidateMode: 'onBlur',
    defaultValues: blank,
  })
  const signup = useMutation(signUpWith(useQueryClient(), onDone))
  const say = (name: keyof typeof blank) => ({
    required: true,
    error: formState.errors[name]?.message,
    ...register(name, { validate: ruleOf(rules[name]) }),
  })
  const send = (values: typeof blank) =>
    signup.mutate(values, {
      onError: (error) => {
        for (const { path, message } of refusedFields(error))
          if (path in blank) setError(path as keyof typeof blank, { message }, { shouldFocus: true })
      },
    })
  return (
    <form noValidate onSubmit={handleSubmit((values) => signup.isPending || send(values))}>
      <div className="mt-7 grid gap-5">
        <Field
          label="Full name"
          icon={<UserRound aria-hidden="true" />}
          autoComplete="name"
          {...say('fullName')}
        />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          icon={<Mail aria-hidden="true" />}
          autoComplete="email"
          {...say('email')}
        />
        <Field
          label="Username"
          icon={<AtSign aria-hidden="true" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="You sign in with it. At least 3 characters."
          {...say('username')}
        />
        <PasswordField
          autoComplete="new-password"
          hint="At least 8 characters."
          {...say('password')}
          {...register('password', { validate: (typed, { username }) => newPasswordRule(typed, username) })}
        />
      </div>
      {signup.isError && (
        <Note kind="error" role="alert" className="mt-5" title={signupRefused(signup.error)} />
      )}
      <Button
        kind="go"
        type="submit"
        className="mt-6 w-full"
        busy={signup.isPending}
        busyLabel="Creating account..."
      >
        Sign up
      </Button>
    </form>
  )
}
