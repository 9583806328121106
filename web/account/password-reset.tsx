import { useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '#contract/account-client.ts'
import { screens } from '#contract/screens.ts'
import { call, leavesOpen, problemOf } from '#web/call.ts'
import { metaOf } from '#web/shell/head.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { remote } from './account-pictures.ts'
import { refusedBy } from './login-calls.ts'
import { LoginFrame } from './login-frame.tsx'
import { FormResult, PasswordAsk } from './password-ask.tsx'
import { newPasswordRule, PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const refused = refusedBy('The password could not be changed')

/** Sets the new password, with the token of the mail's link. */
function PasswordChoose({ token }: { token: string }) {
  const [mayBeSaved, setMayBeSaved] = useState(false)
  const {
    sending: choose,
    field,
    submit,
  } = useAccountForm(
    { password: '' },
    {
      mutationFn: (body) => call(api.resetPassword, { params: { token }, body }),
      onSuccess: () => toast({ title: 'Password changed', text: 'You can sign in with it now.' }),
      onError: (error) => {
        if (leavesOpen(error)) setMayBeSaved(true)
        // The notice about a dead link replaces the form.
        if (!isDead(error))
          toast({ title: 'Password not changed', text: refused(error), tone: 'destructive' })
      },
    },
  )
  if (choose.isSuccess) return <Chosen username={choose.data.username} />
  if (isDead(choose.error)) return mayBeSaved ? <MayBeSaved /> : <DeadLink />
  return (
    <form noValidate onSubmit={submit}>
      <p className="mt-3 text-muted">The account is then signed out everywhere.</p>
      <PasswordField
        label="New password"
        className="mt-7"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('password', (typed) => newPasswordRule(typed))}
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
    <FormResult kind="ok" role="status" title="Your password is changed.">
      Sign in with it as <span className="font-semibold break-words">{username}</span>.
    </FormResult>
    <Link to="/login" className={`${buttonClass('go')} mt-6 w-full`}>
      Sign in
    </Link>
  </>
)

const DeadLink = () => (
  <>
    <FormResult kind="error" role="alert" title="This link no longer works.">
      It was already used, is too old, or a newer one was sent. Your password is unchanged.
    </FormResult>
    <Link to="/password-reset" className={`${buttonClass('go')} mt-6 w-full`}>
      Send me a new link
    </Link>
  </>
)

/** An earlier try, whose answer was lost, may have used the link. */
const MayBeSaved = () => (
  <>
    <FormResult kind="info" role="status" title="Your password may be changed already.">
      We could not answer your first try, and the link works once. Sign in with the password that you typed
      first.
    </FormResult>
    <p className="mt-6 grid gap-3">
      <Link to="/login" className={buttonClass('go')}>
        Sign in
      </Link>
      <Link to="/password-reset" className={buttonClass('ghost')}>
        Send me a new link
      </Link>
    </p>
  </>
)

export const meta = metaOf({ title: 'Choose a new password', screen: screens.passwordReset })

/** For people who forgot their password: without a token it asks for the address, with the mail's token for a new password. */
export default function Page() {
  const [params] = useSearchParams()
  // Only the browser knows the address; the prerendered page shows neither form.
  const live = useSyncExternalStore(never, inBrowser, atBuild)
  const token = params.get('token')
  return (
    <LoginFrame picture={remote}>
      <h1 className="display mt-8 text-4xl">
        {live && token === null ? 'Forgot your password?' : 'Choose a new password'}
      </h1>
      {!live && <span aria-hidden="true" className="skel mt-8 block h-56 rounded-lg!" />}
      {live && (token === null ? <PasswordAsk /> : <PasswordChoose key={token} token={token} />)}
    </LoginFrame>
  )
}

const never = () => () => undefined
const inBrowser = () => true
const atBuild = () => false
