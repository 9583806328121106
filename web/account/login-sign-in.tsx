import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { accountCalls } from '#contract/calls/account.ts'
import type { User } from '#contract/views.ts'
import { typedEarly } from '#web/form-drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { loginRefused, signInWith } from './login-calls.ts'
import { PasswordField } from './login-password.tsx'
import { ruleOf } from './login-rules.ts'

const rules = accountCalls.login.body!.shape

export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const login = useMutation(signInWith(useQueryClient(), onDone))
  const { register, handleSubmit, formState } = useForm({
    reValidateMode: 'onBlur',
    defaultValues: { username: '', password: '', ...typedEarly('username', 'password') },
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => login.isPending || login.mutate(values))}>
      <div className="mt-7 grid gap-5">
        <Field
          label="Username"
          icon={<UserRound aria-hidden="true" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={formState.errors.username?.message}
          {...register('username', { validate: ruleOf(rules.username) })}
        />
        <PasswordField
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password', { validate: ruleOf(rules.password) })}
        />
      </div>
      <p className="mt-1.5 flex justify-end">
        <Link
          to="/password-reset"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline-offset-4 hover:underline"
        >
          Forgot password?
        </Link>
      </p>
      {login.isError && (
        <Note kind="error" role="alert" className="mt-2 mb-5" title={loginRefused(login.error)} />
      )}
      <Button
        kind="go"
        type="submit"
        className="mt-3 w-full"
        busy={login.isPending}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
    </form>
  )
}
