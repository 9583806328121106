import { zodResolver } from '@hookform/resolvers/zod'
import { Mail, UserRound } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { waitlistForm } from '#domain/booking/waitlist.ts'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { call, sentenceOf } from '#web/api.ts'
import { formDraft, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Tick } from './tick.tsx'
import type { Wanted } from './waitlist.tsx'

const who = waitlistForm.pick({ fullName: true, email: true, receiveUpdates: true })
type Who = z.output<typeof who>

const draft = formDraft('waitlistForm')
const typed = z.object({ fullName: z.string(), email: z.string(), receiveUpdates: z.boolean() })

/** What was entered here before; else what the form around it already holds. */
function entriesBefore(): Who {
  const kept = typed.partial().safeParse(draft.read())
  return {
    fullName: '',
    email: '',
    receiveUpdates: false,
    ...typedEarly('fullName', 'email'),
    ...(kept.success ? kept.data : {}),
  }
}

type Props = { wanted: Wanted; onClose: () => void; onJoined: (email: string) => void }

export function WaitlistDialog({ wanted, onClose, onJoined }: Props) {
  const form = useForm<z.input<typeof who>, unknown, Who>({
    resolver: zodResolver(who),
    defaultValues: entriesBefore(),
    reValidateMode: 'onBlur',
  })
  const joining = useSending((entries: Who, idempotencyKey) =>
    call(api.joinWaitlist, { body: { ...entries, ...wanted }, idempotencyKey }),
  )
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) }),
    [form],
  )
  const join = (entries: Who) => joining.mutate(entries, { onSuccess: () => onJoined(entries.email) })
  const submit = (event: FormEvent) => {
    // In React's tree this form stands inside the booking's: its sending is not the booking's.
    event.stopPropagation()
    void form.handleSubmit(join)(event)
  }
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={joining.isPending}
      title="Tell me when a place is free"
      description={`${dateText(wanted.date)}, ${placeText(locationOf(wanted.location))}. We write to you as soon as a place is free; the first to book has it.`}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            Not now
          </Button>
          <Button kind="ink" type="submit" form="waitlist" busy={joining.isPending} busyLabel="Processing...">
            Tell me
          </Button>
        </>
      }
    >
      <form id="waitlist" noValidate method="dialog" onSubmit={submit} className="mt-5 grid gap-4">
        <Field
          label="Full name"
          icon={<UserRound aria-hidden="true" />}
          autoComplete="name"
          enterKeyHint="next"
          error={errors.fullName?.message}
          {...form.register('fullName')}
        />
        <Field
          label="E-mail"
          icon={<Mail aria-hidden="true" />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="done"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Tick {...form.register('receiveUpdates')}>Send me news and offers as well</Tick>
        {joining.isError && (
          <Note kind="error" role="alert" title="You are not on the list yet.">
            {sentenceOf(joining.error, 'Something went wrong. Please try again.')} Your entries are kept.
          </Note>
        )}
      </form>
    </Dialog>
  )
}
