import { useState } from 'react'
import type { Alternative, Created } from '#contract/views.ts'
import { quoteRide } from '#domain/activities/efoil-ride.ts'
import type { RideForm } from '#domain/booking/ride-form.ts'
import { testDriveForm } from '#domain/booking/test-drive.ts'
import { problemOf, sentenceOf } from '#web/api.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useRideChoosing } from '#web/booking/ride-choosing.ts'
import { useRideForm } from '#web/booking/ride-form.ts'
import { toast } from '#web/ui/toast.tsx'
import { priced, useSendTestDrive } from './send-test-drive.ts'
import { testDriveDraft } from './test-drive-draft.ts'

/** Why the last try did not work, and what is free instead. */
export type Trouble = { sentence: string; day: string; alternatives: readonly Alternative[] }

/** The landing's test drive: the form, its choices, and what came of sending it. */
export function useTestDrive() {
  const ride = useRideForm(testDriveForm, testDriveDraft)
  const choosing = useRideChoosing(ride, 'test-drive')
  const { price, checking } = useMyPricing()
  const sending = useSendTestDrive(price)
  const [booked, setBooked] = useState<Created>()
  const [trouble, setTrouble] = useState<Trouble>()

  const confirm = (created: Created) => {
    toast({ title: 'Booking confirmed!', text: 'A confirmation email will arrive in a minute.' })
    setBooked(created)
    ride.form.reset({ ...ride.form.getValues(), date: '', time: '', fullName: '', email: '', phone: '' })
    void choosing.room.refresh()
  }

  const refuse = (error: unknown, sent: RideForm) => {
    const sentence = sentenceOf(error, 'Something went wrong. Please try again.')
    const problem = problemOf(error)
    toast({ title: 'Booking failed', text: sentence, tone: 'destructive' })
    const alternatives = (problem?.alternatives as Alternative[] | undefined) ?? []
    setTrouble({ sentence, day: sent.date, alternatives })
    if (problem?.code !== 'slot_unavailable') return
    choosing.markTaken(sent)
    void choosing.room.refresh()
  }

  const send = (form: RideForm) => {
    setTrouble(undefined)
    setBooked(undefined)
    sending.mutate(form, { onSuccess: confirm, onError: (error) => refuse(error, form) })
  }

  return {
    ride,
    choosing,
    quote: price(quoteRide(ride.choice), priced(choosing)),
    checking,
    booked,
    trouble,
    sending: sending.isPending,
    submit: choosing.submit(send),
    takeInstead: (time: Parameters<typeof choosing.chooseStart>[0]) => {
      // The chosen button goes away: the next act is to send again.
      choosing.root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
      setTrouble(undefined)
      choosing.chooseStart(time)
    },
  }
}

export type TestDriveState = ReturnType<typeof useTestDrive>
