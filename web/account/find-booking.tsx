import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, Ticket } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { api } from '#contract/account-client.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { call, problemOf, sentenceOf } from '#web/call.ts'
import { myBookingsQuery } from '#web/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'

type Props = {
  /** Found bookings are added to the signed-in account. */
  signedIn?: boolean
  onFound?: (booking: OwnBooking) => void
}

const blank = { reference: '', email: '' }

/** Finds a booking that was made without this account (R-P7). */
export function FindBooking({ signedIn = false, onFound }: Props) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, reset } = useForm({
    // Not on blur: an error line that disappears on pressing the button would move it from under the finger.
    reValidateMode: 'onChange',
    defaultValues: blank,
  })
  const find = useMutation({
    mutationFn: (body: typeof blank) => call(api.findBooking, { body }),
    onSuccess: (booking) => {
      onFound?.(booking)
      if (!signedIn) return
      toast(
        booking.kept
          ? { title: `${booking.reference} is in your list` }
          : { title: `${booking.reference} is in another list`, text: 'It belongs to another account.' },
      )
      if (booking.kept) reset(blank)
      void client.invalidateQueries({ queryKey: myBookingsQuery().queryKey })
    },
  })
  return (
    <section
      aria-labelledby="find-booking"
      className="mt-12 grid items-start gap-x-8 gap-y-5 border-t border-line pt-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="find-booking" className="text-xl">
          {signedIn ? 'A booking is missing?' : 'Booked without an account?'}
        </h2>
        <p className="mt-1 text-muted">
          Find it by reference and e-mail.{signedIn && ' It then stays in this list.'}
        </p>
      </div>
      <form
        noValidate
        onSubmit={handleSubmit((entries) => find.isPending || find.mutate(entries))}
        className="grid items-start gap-3 sm:grid-cols-[11rem_16rem_auto]"
      >
        <Field
          label="Reference"
          placeholder="ML-XXXXX"
          icon={<Ticket />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={formState.errors.reference?.message}
          {...register('reference', { validate: (text) => looksLikeOne(text) || 'It looks like ML-7K3Q9.' })}
        />
        <Field
          label="E-mail"
          type="email"
          inputMode="email"
          placeholder="name@example.ee"
          icon={<Mail />}
          autoComplete="email"
          required
          error={formState.errors.email?.message}
          {...register('email', {
            validate: (text) =>
              /^\S+@\S+\.\S+$/.test(text.trim()) || 'An address looks like name@example.ee.',
          })}
        />
        <Button
          kind="line"
          type="submit"
          busy={find.isPending}
          busyLabel="Finding..."
          className="sm:mt-[1.9rem]"
        >
          Find booking
        </Button>
        {find.isError && (
          <Note
            kind="error"
            role="alert"
            className="sm:col-span-3"
            title={
              problemOf(find.error)
                ? sentenceOf(find.error, 'The booking could not be looked up.')
                : 'The booking could not be looked up. Check the connection and try again.'
            }
          />
        )}
      </form>
    </section>
  )
}

/** Five letters and digits, with or without our prefix; the server accepts the same. */
const looksLikeOne = (text: string): boolean =>
  /^(ML)?[0-9A-Z]{5}$/.test(text.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
