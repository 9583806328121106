import { useState } from 'react'
import { api } from '#contract/client.ts'
import type { Alternative, Created } from '#contract/views.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { euroText } from '#domain/money.ts'
import { bookingWords, refuse } from '#web/booking/booking-toasts.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { RideEntries } from '#web/booking/ride-entries.ts'
import type { FreeTime } from '#web/booking/start-list.ts'
import { quoteOfRide, type Ride, useRide } from '#web/booking/use-ride.ts'
import { call, problemOf, sentenceOf } from '#web/call.ts'
import { lastContact, noContact } from '#web/form-drafts.ts'
import { attemptDraft, useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import { testDriveDraft } from './test-drive-draft.ts'

const words = bookingWords.testDrive.failed

/** Why the last try failed, and which starts are free instead. */
export type Trouble = { sentence: string; day: string; alternatives: readonly Alternative[] }

/** The landing's test drive: the form, its choices, and the result of sending it. */
export function useTestDrive() {
  const ride = useRide({ activity: 'test-drive', draft: testDriveDraft, phoneOptional: true })
  const { form, start } = ride
  const { price, checking } = useMyPricing()
  const sending = useSendTestDrive(ride, price)
  const [booked, setBooked] = useState<Created>()
  const [trouble, setTrouble] = useState<Trouble>()

  const confirm = (created: Created) => {
    toast({ title: 'Booking confirmed!', text: 'A confirmation email will arrive in a minute.' })
    setBooked(created)
    form.reset({ date: '', time: '', ...noContact })
    void start.refresh()
  }

  const fail = (error: unknown, sent: RideEntries) => {
    const sentence = sentenceOf(error, words.text)
    const problem = problemOf(error)
    refuse({ title: words.title, text: sentence })
    const alternatives = (problem?.alternatives as Alternative[] | undefined) ?? []
    setTrouble({ sentence, day: sent.date, alternatives })
    if (problem?.code !== 'slot_unavailable') return
    start.markTaken(sent)
    void start.refresh()
  }

  const send = (sent: RideEntries) => {
    setTrouble(undefined)
    setBooked(undefined)
    sending.mutate(sent, { onSuccess: confirm, onError: (error) => fail(error, sent) })
  }

  return {
    ride,
    quote: price(quoteOfRide(ride.sold, { ...ride.entries, date: start.date }), priced(start)),
    checking,
    booked,
    trouble,
    sending: sending.isPending,
    submit: ride.submit(send),
    takeInstead: (time: FreeTime) => {
      // The pressed button is removed: the next step is to send again.
      form.root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
      setTrouble(undefined)
      start.chooseStart(time)
    },
  }
}

export type TestDriveState = ReturnType<typeof useTestDrive>

/** The body of POST /api/test-drive; the place by id, as the owner may rename it meanwhile. */
function bodyOf({ sold }: Ride, form: RideEntries, price: Pricing) {
  const { totalCents } = price(quoteOfRide(sold, form), priced(form))
  return {
    ...form,
    phone: form.phone || undefined,
    totalPrice: euroText(totalCents),
    agreedCents: totalCents,
  }
}

const priced = ({ date }: { date: string }) => ({ activity: 'test-drive', date })

/** Books a test drive. Repeating it after a lost answer cannot book it twice. */
const useSendTestDrive = (ride: Ride, price: Pricing) =>
  useSending(async (form: RideEntries, idempotencyKey) => {
    const created = await call(api.bookTestDrive, { body: bodyOf(ride, form, price), idempotencyKey })
    lastContact.write(form)
    return created
  }, attemptDraft)
