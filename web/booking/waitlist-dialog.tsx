import { useEffect, useRef } from 'react'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { EmailField, NameField } from './contact-fields.tsx'
import { Tick } from './tick.tsx'
import { notJoined, useWaitlistForm, type WaitlistDay } from './waitlist-form.ts'

type Props = {
  waitlistDay: WaitlistDay
  open: boolean
  onClose: () => void
  onJoined: (email: string) => void
}

/** The dialog or, once joined, the result in its place; `email`: the address that is on the list. */
export const Waiting = ({ email, ...dialog }: Props & { email: string | undefined }) =>
  email === undefined ? (
    <WaitlistDialog {...dialog} />
  ) : (
    <Joined email={email} date={dialog.waitlistDay.date} />
  )

function WaitlistDialog({ waitlistDay, open, onClose, onJoined }: Props) {
  const { form, joining, submit } = useWaitlistForm(waitlistDay, { open, onClose, onJoined })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={joining.isPending}
      title="Tell me when a place is free"
      description={`${dateText(waitlistDay.date)}, ${placeText(locationOf(useHouse(), waitlistDay.location))}. We write to you as soon as a place is free; the first to book gets it.`}
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
      <form
        id="waitlist"
        ref={form.root}
        noValidate
        method="dialog"
        onSubmit={submit}
        className="mt-5 grid gap-4"
      >
        <NameField {...form.field('fullName')} />
        <EmailField enterKeyHint="done" {...form.field('email')} />
        <Tick
          name="receiveUpdates"
          checked={form.entries.receiveUpdates}
          onChange={(event) => form.set({ receiveUpdates: event.target.checked })}
        >
          Send me news and offers as well
        </Tick>
        {joining.isError && (
          <Note kind="error" role="alert" title={notJoined(joining.error)}>
            {whyFailed(joining.error)} Your entries are kept.
          </Note>
        )}
      </form>
    </Dialog>
  )
}

function Joined({ email, date }: { email: string; date: string }) {
  const result = useRef<HTMLDivElement>(null)
  // The focused element was removed with the dialog or replaced by this: the focus moves here, unless it is elsewhere already.
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus()
  }, [])
  return (
    <div ref={result} tabIndex={-1} className="scroll-mb-24 outline-none">
      <Note kind="ok" role="status" title="You are on the list.">
        We write to <span className="break-words">{email}</span> as soon as a place is free on{' '}
        {dateText(date)}.
      </Note>
    </div>
  )
}
