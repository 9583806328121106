import { Clock, Waves } from 'lucide-react'
import { Suspense } from 'react'
import { findRideDuration, privateRide } from '#domain/activities/efoil-ride.ts'
import { foil } from '#domain/activities/ride-pictures.ts'
import type { LegacyDraft } from '#domain/booking/stored-ride.ts'
import type { House } from '#domain/house/house.ts'
import { fact, placeAndDay } from '#web/booking/booking-summary.tsx'
import { ConfirmForm } from '#web/booking/confirm-page.tsx'
import { PaymentStep } from '#web/booking/payment-step.tsx'
import { foilsText, rideSpan } from '#web/booking/ride-words.ts'
import { shortDay } from '#web/booking/start-list.ts'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { useConfirmRide } from './use-confirm-ride.ts'

// Dialogs are needed only after sending, so their code is loaded separately.
const OnSiteOutcome = lazyWithRetry(
  () => import('#web/booking/on-site-outcome.tsx').then((module) => module.OnSiteOutcome),
  { note: 'float', ahead: 'act' },
)

/** The contact, a note about paying on site, and the chosen ride. */
export function ConfirmRide({ handed }: { handed: LegacyDraft }) {
  const confirming = useConfirmRide(handed)
  const { draft, quote, booked, trouble } = confirming
  const house = useHouse()
  const ride = { location: house.activities['efoil-private'].places[0]!, ...draft }
  return (
    <>
      <ConfirmForm
        formId="confirm-ride"
        label="Confirm your ride"
        title="Your ride"
        picture={<SummaryPicture of={foil} className="max-lg:hidden" />}
        facts={factsOf(house, ride)}
        context={draft.date ? `${shortDay(draft.date)} ${draft.time ?? ''}` : 'paid on site'}
        confirming={confirming}
        payment={
          <PaymentStep activity="efoil-private" start={ride} cents={quote.totalCents}>
            Nothing is charged now.
          </PaymentStep>
        }
      />
      {(booked || trouble) && (
        <Suspense>
          <OnSiteOutcome sent={confirming} date={draft.date} time={draft.time} onStart={confirming.change} />
        </Suspense>
      )}
    </>
  )
}

/** Place, day, time and foils; a missing day is agreed by phone. */
function factsOf(house: House, ride: LegacyDraft & Required<Pick<LegacyDraft, 'location'>>) {
  const { date = '', time, location, foilCount, duration } = ride
  const code = findRideDuration(house, duration)
  const when =
    time && code
      ? rideSpan(privateRide(house), { location, date, time }, { foils: foilCount ?? 1, duration: code })
      : duration
  const [place, day] = placeAndDay(house, location, date)
  return [
    place!,
    date ? day! : { ...day!, text: 'We agree on the day by phone', unknown: false },
    fact('time', <Clock />, when, ''),
    ...(foilCount ? [fact('foils', <Waves />, foilsText(foilCount), '')] : []),
  ]
}
