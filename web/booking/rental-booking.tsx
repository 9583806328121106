import { Clock, Waves } from 'lucide-react'
import { Suspense } from 'react'
import type { Rental } from '#domain/activities/rental.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { fact, placeAndDay, toPayment, toReserve } from './booking-summary.tsx'
import { ChoosePage } from './choose-page.tsx'
import { withDeposit } from './hand-over.ts'
import { OnSiteTerms } from './on-site-terms.tsx'
import { RentalForm } from './rental-form.tsx'
import { type RentalState, useRental } from './use-rental.ts'
import { pictureOf } from './which-one.tsx'

// Dialogs are needed only after sending, so their code is loaded separately.
const OnSiteOutcome = lazyWithRetry(
  () => import('./on-site-outcome.tsx').then((module) => module.OnSiteOutcome),
  { note: 'float', ahead: 'act' },
)

const formId = 'rental'
const priceTitle = 'Your booking'

/** A rental: place, number and duration, start, contact. */
export function RentalBooking({ rental }: { rental: Rental }) {
  const house = useHouse()
  const rented = useRental(rental)
  const quote = withDeposit(house, rental.id, rented.quote)
  const state = { ...rented, quote }
  const { checking, busy, start, sent } = state
  const { onSite } = rental
  const picture = pictureOf(house, rental, state.entries.machine)
  return (
    <ChoosePage
      formId={formId}
      title={rental.title}
      lead={leadOf(house, state)}
      priceTitle={priceTitle}
      picture={picture}
      before={<PhonePicture of={picture} />}
      facts={factsOf(house, state)}
      quote={quote}
      checking={checking}
      context={`${state.counted}, ${state.when || 'choose a day'}`}
      go={onSite ? toReserve : toPayment}
      busy={busy}
      onSite={onSite}
      besides={
        onSite && (
          <OnSiteTerms
            freeHours={rental.freeCancelHours}
            start={{ ...start, location: state.entries.location }}
          />
        )
      }
    >
      <RentalForm state={state} id={formId} title={priceTitle} />
      {(sent.booked || sent.trouble) && (
        <Suspense>
          <OnSiteOutcome sent={sent} {...sent.sentStart} onStart={start.chooseStart} />
        </Suspense>
      )}
    </ChoosePage>
  )
}

/** For screens without the summary and its picture. */
const PhonePicture = ({ of }: { of: PictureSource }) => (
  <Picture of={of} sizes="92vw" className="mt-6 aspect-[16/9] w-full rounded-xl lg:hidden" />
)

/** What it is, and where if there is only one place. */
function leadOf(house: House, { rental, places }: RentalState): string {
  const place = places.length === 1 ? `${placeText(locationOf(house, places[0]!))}.` : ''
  return [rental.card?.description, `You pay ${rental.rental.per}.`, place].filter(Boolean).join(' ')
}

const factsOf = (house: House, state: RentalState) => [
  ...placeAndDay(house, state.entries.location, state.start.date),
  fact('time', <Clock />, state.span, 'No start time yet'),
  fact('units', <Waves />, state.counted, ''),
]
