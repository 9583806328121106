import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import type { ReminderOutlook } from '#contract/calls/message-calls.ts'
import { call, sentenceOf } from '#web/call.ts'
import { dayText } from '#web/desk/day-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import type { FormProps } from './message-form-parts.tsx'
import { outlookQuery } from './message-queries.ts'
import { useSender } from './sender.ts'

/** Sends the 24-hour reminder of one booking now; before that, shows the recipient and when it would be sent automatically. */
export function ReminderCard({ access, typed, onType }: FormProps) {
  const booking = typed.booking.trim()
  const [submitted, setSubmitted] = useState(false)
  const may = access === 'main' || access === 'staff'
  const base = outlookQuery(booking)
  const outlook = useQuery({ ...base, enabled: may && base.enabled === true })
  const { isPending, send } = useSender(
    (bookingId: string) => call(api.sendReminder, { params: { bookingId } }),
    {
      done: 'Reminder Sent',
      already: 'Already reminded',
      failed: 'Reminder Failed',
      otherwise: 'Failed to send reminder',
    },
  )
  const error =
    submitted && booking === ''
      ? 'Please enter a booking ID or reference, such as ML-7K3Q9.'
      : outlook.isError
        ? sentenceOf(outlook.error, 'This booking could not be looked up.')
        : undefined
  return (
    <form
      noValidate
      className="card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending || !may) return
        setSubmitted(true)
        if (booking === '') event.currentTarget.querySelector('input')?.focus()
        else send(booking)
      }}
    >
      <h2 className="text-lg">Send 24h Reminder</h2>
      <p className="mt-1 text-muted">Sent automatically. Nobody gets it twice.</p>
      <Field
        className="mt-4"
        label="Booking ID"
        icon={<Ticket />}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ML-XXXXX"
        value={typed.booking}
        onChange={(event) => onType('booking', event.target.value)}
        error={error}
        hint={outlook.data && hintOf(outlook.data)}
      />
      <Button
        type="submit"
        kind="line"
        size="md"
        className="mt-3 w-full"
        disabled={!may}
        busy={isPending}
        busyLabel="Sending..."
      >
        Send Reminder
      </Button>
      {!may && <p className="hint">Staff may remind the customers of their sectors. Please sign in.</p>}
    </form>
  )
}

function hintOf({ name, refusal, sentAt, dueDate, dueTime }: ReminderOutlook): string {
  if (refusal !== null) return `${name}. ${refusal}`
  return sentAt === null
    ? `${name}, due automatically ${dayText(dueDate)}, ${dueTime}.`
    : `${name} was already reminded.`
}
