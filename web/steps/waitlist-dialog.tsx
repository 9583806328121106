import { Mail, UserRound } from 'lucide-react'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { sentenceOf } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Tick } from './tick.tsx'
import type { Wanted } from './waitlist-form.ts'
import { notJoined, useWaitlistForm } from './waitlist-form.ts'

type Props = { wanted: Wanted; open: boolean; onClose: () => void; onJoined: (email: string) => void }

export function WaitlistDialog({ wanted, open, onClose, onJoined }: Props) {
  const { form, joining, submit } = useWaitlistForm(wanted, { open, onJoined })
  const { errors } = form.formState
  return (
    <Dialog
      open={open}
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
            {sentenceOf(joining.error, notJoined)} Your entries are kept.
          </Note>
        )}
      </form>
    </Dialog>
  )
}
