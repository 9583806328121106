import { Mail } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { api } from '#contract/account-client.ts'
import { emailAddress } from '#domain/contact.ts'
import { call } from '#web/call.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { refusedBy } from './login-calls.ts'
import { ruleOf } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The result of a form, in its place. It takes the focus that was in the form. */
export const FormResult = (props: ComponentProps<typeof Note>) => (
  <div ref={takeFocus} tabIndex={-1} className="mt-7 outline-none">
    <Note {...props} />
  </div>
)

const takeFocus = (element: HTMLElement | null): void => element?.focus()

const refused = refusedBy('The link could not be sent')

/** Asks for the e-mail address. The answer is the same whether or not there is an account, so it does not reveal who has one. */
export function PasswordAsk() {
  const {
    sending: ask,
    field,
    submit,
  } = useAccountForm(
    { email: '' },
    {
      mutationFn: (body) => call(api.askPasswordReset, { body }),
      onError: (error) => toast({ title: 'Link not sent', text: refused(error), tone: 'destructive' }),
    },
  )
  if (ask.isSuccess) return <LinkSent email={ask.variables.email} again={ask.reset} />
  return (
    <form noValidate onSubmit={submit}>
      <p className="mt-3 text-muted">
        Enter the email of your account. We send you a link to choose a new password.
      </p>
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        icon={<Mail />}
        className="mt-7"
        {...field('email', ruleOf(emailAddress))}
      />
      {ask.isError && <Note kind="error" role="alert" className="mt-5" title={refused(ask.error)} />}
      <Button kind="go" type="submit" className="mt-6 w-full" busy={ask.isPending} busyLabel="Sending...">
        Send the link
      </Button>
      <Link to="/login" className={`${buttonClass('ghost')} mt-3 w-full`}>
        Back to sign in
      </Link>
    </form>
  )
}

function LinkSent({ email, again }: { email: string; again: () => void }) {
  return (
    <>
      <FormResult kind="ok" role="status" title="Check your mailbox.">
        If there is an account with {email}, a link is on its way. It works once and for one hour.
      </FormResult>
      <p className="mt-5 text-muted">
        Nothing there after a few minutes? Check your spam folder, and the address.
      </p>
      <p className="mt-6 grid gap-3">
        <Link to="/login" className={buttonClass('ink')}>
          Back to sign in
        </Link>
        <Button kind="ghost" onClick={again}>
          Use another email
        </Button>
      </p>
    </>
  )
}
