import { Mail, Type } from 'lucide-react'
import { api } from '#contract/account-client.ts'
import { call } from '#web/call.ts'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { type FormProps, MessageForm } from './message-form-parts.tsx'
import { outboxHint } from './message-words.ts'
import { keptTry, missing, useSender } from './sender.ts'

const lastTry = keptTry()

/** A mail to one address (Email tab). */
export function EmailTab({ access, typed, onType, status }: FormProps) {
  const mail = typed.email
  const type = (changed: Partial<typeof mail>) => onType('email', { ...mail, ...changed })
  const { isPending, send } = useSender(
    (body: typeof mail, idempotencyKey) => call(api.sendEmail, { body, idempotencyKey }),
    { done: 'Email Sent', otherwise: 'Press again unchanged: it is sent once.' },
    lastTry,
  )
  const off = status !== undefined && !status.email.configured
  const submit = () =>
    [mail.to, mail.subject, mail.message].some((text) => text.trim() === '')
      ? missing('Missing Information', 'Please enter an email address, a subject and a message')
      : send(mail, () => onType('email', { ...mail, subject: '', message: '' }, mail))
  return (
    <section className="card mt-5 max-w-3xl">
      <MessageForm
        title="Send Email"
        access={access}
        off={off}
        busy={isPending}
        onSend={submit}
        offText={
          <Note kind="info" className="mt-4" title="Email service is not configured.">
            {outboxHint} Tests and reminders land there too.
          </Note>
        }
      >
        <Field
          label="Email address"
          icon={<Mail />}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={mail.to}
          onChange={(event) => type({ to: event.target.value })}
        />
        <Field
          label="Subject"
          icon={<Type />}
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
      </MessageForm>
    </section>
  )
}
