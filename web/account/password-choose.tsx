import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { api } from '#contract/client.ts'
import { call, problemOf } from '#web/api.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refusedBy } from './login-calls.ts'
import { PasswordField } from './login-password.tsx'
import { newPasswordRule, refusedFields } from './login-rules.ts'
import { Said } from './password-said.tsx'

const refused = refusedBy('The password could not be changed')

/** The new password, by the token of a mail's link. */
export function PasswordChoose({ token }: { token: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    reValidateMode: 'onBlur',
    defaultValues: { password: '' },
  })
  const choose = useMutation({
    mutationFn: (body: { password: string }) => call(api.resetPassword, { params: { token }, body }),
    onSuccess: () => toast({ title: 'Password changed', text: 'You can sign in with it now.' }),
    onError: (error) => {
      for (const { message } of refusedFields(error)) setError('password', { message }, { shouldFocus: true })
      // A dead link takes the form's place and says so itself.
      if (!isDead(error)) toast({ title: 'Password not changed', text: refused(error), tone: 'destructive' })
    },
  })
  if (choose.isSuccess) return <Chosen username={choose.data.username} />
  if (isDead(choose.error)) return <DeadLink />
  return (
    <form noValidate onSubmit={handleSubmit((values) => choose.isPending || choose.mutate(values))}>
      <p className="mt-3 text-muted">You will be signed out wherever you are signed in now.</p>
      <PasswordField
        label="New password"
        className="mt-7"
        autoComplete="new-password"
        hint="At least 8 characters."
        required
        error={formState.errors.password?.message}
        {...register('password', { validate: (typed) => newPasswordRule(typed) })}
      />
      {choose.isError && <Note kind="error" role="alert" className="mt-5" title={refused(choose.error)} />}
      <Button kind="go" type="submit" className="mt-6 w-full" busy={choose.isPending} busyLabel="Saving...">
        Save password
      </Button>
    </form>
  )
}

const isDead = (error: unknown): boolean => problemOf(error)?.status === 404

const Chosen = ({ username }: { username: string }) => (
  <>
    <Said kind="ok" role="status" title="Your password is changed.">
      Sign in with it as <span className="font-semibold break-words">{username}</span>.
    </Said>
    <Link to="/login" className={`${buttonClass('go')} mt-6 w-full`}>
      Sign in
    </Link>
  </>
)

const DeadLink = () => (
  <>
    <Said kind="error" role="alert" title="This link does not work any more.">
      It was used already, is older than an hour, or a newer one was sent. Your password is as it was.
    </Said>
    <Link to="/password-reset" className={`${buttonClass('go')} mt-6 w-full`}>
      Send me a new link
    </Link>
  </>
)
