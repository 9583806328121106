import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { accountCalls, code as codeRule } from '#contract/calls/account-calls.ts'
import type { User } from '#contract/views.ts'
import { typedEarly } from '#web/form-drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { loginRefused, needsCode, signInWith } from './login-calls.ts'
import { CodeField } from './login-code.tsx'
import { PasswordField, refusedFields, ruleOf } from './password-field.tsx'

const rules = accountCalls.login.body!.shape
const textButton =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-link underline-offset-4 hover:underline'

/** Name and password, then the code if the account has a second factor. */
export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const login = useMutation(signInWith(useQueryClient(), onDone))
  const [asksCode, setAsksCode] = useState(false)
  const { register, handleSubmit, formState, setError, setFocus, getValues, resetField, reset } = useForm({
    reValidateMode: 'onBlur',
    defaultValues: { username: '', password: '', code: '', ...typedEarly('username', 'password') },
  })
  useEffect(() => {
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])

  const send = ({ code, ...credentials }: { username: string; password: string; code: string }) => {
    if (login.isPending) return
    login.mutate(asksCode ? { ...credentials, code } : credentials, {
      onError: (error) => {
        if (needsCode(error)) {
          // The code was not submitted yet, so the field must not be checked on blur.
          reset(undefined, { keepValues: true })
          setAsksCode(true)
        }
        for (const { path, message } of refusedFields(error))
          if (path === 'code') setError(path, { message }, { shouldFocus: true })
      },
    })
  }
  const startAgain = () => {
    login.reset()
    resetField('password')
    resetField('code')
    setAsksCode(false)
  }
  const isCodeWrong = refusedFields(login.error).some(({ path }) => path === 'code')
  const isNoteDue = login.isError && !needsCode(login.error) && !isCodeWrong

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      {asksCode ? (
        <div className="mt-7 grid gap-5">
          <p>
            The password of <b className="font-semibold">{getValues('username')}</b> is right. This account
            also needs a code.
          </p>
          <CodeField
            error={formState.errors.code?.message}
            {...register('code', { validate: ruleOf(codeRule) })}
          />
        </div>
      ) : (
        <>
          <div className="mt-7 grid gap-5">
            <Field
              label="Username"
              icon={<UserRound />}
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
            <Link to="/password-reset" className={textButton}>
              Forgot password?
            </Link>
          </p>
        </>
      )}
      {isNoteDue && (
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
      {asksCode && (
        <p className="mt-2 text-center">
          <button type="button" className={textButton} onClick={startAgain}>
            Sign in with another account
          </button>
        </p>
      )}
    </form>
  )
}
