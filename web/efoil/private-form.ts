import { privateRide, quoteRide } from '#domain/activities/efoil-ride.ts'
import { pendingDraftOf } from '#domain/booking/draft-of.ts'
import { privateRideForm, type RideForm, requestOfPrivateRide } from '#domain/booking/ride-form.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { weekdayName } from '#domain/offers/weekday.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import type { ShownQuote } from '#web/booking/price.tsx'
import { useRideChoosing } from '#web/booking/ride-choosing.ts'
import { useRideForm } from '#web/booking/ride-form.ts'
import { privateRideDraft } from '#web/form-drafts.ts'
import { newPending, writePending } from '#web/new-pending.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import { legacyRide, legacyRideOf } from './legacy-ride.ts'

/** The two ways on. */
export const checkout = '/checkout'
export const onSite = '/booking/efoil-private/confirm'

/** The private ride: the form, its choices, and the two ways on: to checkout, or to be paid on site (R-P4). */
export function usePrivateRide() {
  const ride = useRideForm(privateRideForm, privateRideDraft)
  const choosing = useRideChoosing(ride, 'efoil-private')
  const { price, checking, guest } = useMyPricing()
  const { leavingTo, goTo } = useNextPage(choosing.time !== '', checkout, onSite)
  const mine: ShownQuote = price(quoteRide(ride.choice), { activity: privateRide.id, date: choosing.date })

  const handOn = (page: string, keep: (form: RideForm) => void) =>
    choosing.submit((form) => {
      const now = serverClock.instant()
      if (hasPassed(form, now))
        return toast({
          title: 'Invalid time',
          text: 'Cannot book a time that has already passed',
          tone: 'destructive',
        })
      try {
        keep(form)
      } catch {
        return toast({
          title: 'Booking Failed',
          text: 'There was an error processing your booking. Please try again.',
          tone: 'destructive',
        })
      }
      void goTo(page)
    })

  return {
    ride,
    choosing,
    quote: guest ? { ...mine, lines: [...mine.lines, forMembers] } : mine,
    checking,
    leavingTo,
    submit: handOn(checkout, (form) =>
      writePending(newPending(pendingDraftOf(privateRide, requestOfPrivateRide(form), price))),
    ),
    reserve: handOn(onSite, (form) => legacyRide.write(legacyRideOf(form, price))),
  }
}

/** What a visitor could save, and where. */
const forMembers = {
  label: weekdayName,
  note: 'sign in',
  to: '/login?next=/booking/efoil-private',
  tone: 'muted',
} as const

export type PrivateRide = ReturnType<typeof usePrivateRide>

/** A time of today that is not later than now, by the clock of the place. */
const hasPassed = ({ date, time, location }: RideForm, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(instantOf(date, time, locationOf(location).zone), now) <= 0
