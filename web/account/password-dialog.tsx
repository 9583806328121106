import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/account-client.ts'
import type { User } from '#contract/views.ts'
import { call, leavesOpen, problemOf } from '#web/call.ts'
import { signIn } from '#web/shell/signed-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refusedBy } from './login-calls.ts'
import { newPasswordRule, PasswordField, refusedFields } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const refused = refusedBy('The password could not be changed')
/** The session has ended, by an earlier try whose answer was lost, or elsewhere. */
const isSignedOut = (error: unknown): boolean => problemOf(error)?.status === 401
const blank = { currentPassword: '', newPassword: '' }

/** Asks for the present and the new password; the answer is a new session for this browser. */
export function PasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useId()
  const client = useQueryClient()
  const [mayBeSaved, setMayBeSaved] = useState(false)
  const {
    sending: change,
    field,
    submit,
  } = useAccountForm(blank, {
    mutationFn: (body) => call(api.changePassword, { body }),
    onSuccess: (session) => {
      signIn(client, session)
      toast({ title: 'Password changed', text: 'You are signed out everywhere but here.' })
      onClose()
    },
    onError: (error) => {
      if (leavesOpen(error)) setMayBeSaved(true)
      if (!isSignedOut(error))
        toast({ title: 'Password not changed', text: refused(error), tone: 'destructive' })
    },
  })
  const isFieldWrong = refusedFields(change.error).length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      locked={change.isPending}
      title="Change password"
      description="You stay signed in here and are signed out everywhere else."
      actions={
        <>
          <Button kind="line" onClick={onClose} aria-disabled={change.isPending || undefined}>
            Keep the old one
          </Button>
          <Button kind="ink" type="submit" form={form} busy={change.isPending} busyLabel="Saving...">
            Save password
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword', (typed) => typed !== '' || 'Please enter your password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters."
          {...field('newPassword', (typed) => newPasswordRule(typed, user.username))}
        />
        {isSignedOut(change.error) ? (
          <Note kind="info" role="alert" title="You are signed out.">
            {mayBeSaved && 'Your password may be changed already: try the new one first. '}
            <Link to="/login?next=%2Fprofile" className="font-semibold underline underline-offset-4">
              Sign in
            </Link>
          </Note>
        ) : (
          change.isError && !isFieldWrong && <Note kind="error" role="alert" title={refused(change.error)} />
        )}
        {/* For password managers. It is last because the dialog focuses its first field. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      </form>
    </Dialog>
  )
}
