import { useQueryClient } from '@tanstack/react-query'
import { AtSign, Mail, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { accountCalls } from '#contract/calls/account-calls.ts'
import type { User } from '#contract/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { signUpWith, signupRefused } from './login-calls.ts'
import { newPasswordRule, PasswordField, ruleOf } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const rules = accountCalls.signup.body!.shape
const blank = { fullName: '', email: '', username: '', password: '' }

export function SignUpForm({ onDone }: { onDone: (user: User) => void }) {
  const mayExist = useRef(false)
  const {
    sending: signup,
    field,
    submit,
  } = useAccountForm(blank, signUpWith(useQueryClient(), onDone, mayExist))
  return (
    <form noValidate onSubmit={submit}>
      <div className="mt-7 grid gap-5">
        <Field
          label="Full name"
          icon={<UserRound />}
          autoComplete="name"
          {...field('fullName', ruleOf(rules.fullName))}
        />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          icon={<Mail />}
          autoComplete="email"
          {...field('email', ruleOf(rules.email))}
        />
        <Field
          label="Username"
          icon={<AtSign />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="You sign in with it. At least 3 characters."
          {...field('username', ruleOf(rules.username))}
        />
        <PasswordField
          autoComplete="new-password"
          hint="At least 8 characters."
          {...field('password', (typed, { username }) => newPasswordRule(typed, username))}
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
