import { Mail, Type } from 'lucide-react'
import { api } from '#contract/staff-client.ts'
import { call } from '#web/api.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { type FormProps, SendButton, whoMaySend } from './form-parts.tsx'
import { outboxHint } from './message-words.ts'
import { missing, useSender } from './sender.ts'

/** A mail to one address (Email tab). */
export function EmailTab({ access, typed, onType, status }: FormProps) {
  const mail = typed.email
  const type = (changed: Partial<typeof mail>) => onType('email', { ...mail, ...changed })
  const { isPending, send } = useSender(
    (body: typeof mail, idempotencyKey) => call(api.sendEmail, { body, idempotencyKey }),
    { done: 'Email Sent', failed: 'Email Failed', otherwise: 'Failed to send email notification' },
  )
  const off = status !== undefined && !status.email.configured
  const submit = () =>
    [mail.to, mail.subject, mail.message].some((text) => text.trim() === '')
      ? missing('Missing Information', 'Please enter an email address, a subject and a message')
      : send(mail, () => type({ subject: '', message: '' }))
  return (
    <section className="card mt-5 max-w-3xl">
      <form
        noValidate
        className="p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && access === 'main' && !off) submit()
        }}
      >
        <h2 className="text-xl">Send Email</h2>
        <div className="mt-4 grid gap-4">
          <Field
            label="Email address"
            icon={<Mail aria-hidden="true" />}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={mail.to}
            onChange={(event) => type({ to: event.target.value })}
          />
          <Field
            label="Subject"
            icon={<Type aria-hidden="true" />}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={mail.subject}
            onChange={(event) => type({ subject: event.target.value })}
          />
          <TextArea
            label="Message"
            rows={8}
            value={mail.message}
            onChange={(event) => type({ message: event.target.value })}
          />
        </div>
        <SendButton access={access} off={off} busy={isPending}>
          Send Email
        </SendButton>
        {access !== 'main' && <p className="hint">{whoMaySend[access]}</p>}
        {off && (
          <Note kind="info" className="mt-4" title="Email service is not configured.">
            {outboxHint} Tests and reminders land there too.
          </Note>
        )}
      </form>
    </section>
  )
}
