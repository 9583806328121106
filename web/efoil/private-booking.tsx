import { Clock, Waves } from 'lucide-react'
import { Link } from 'react-router'
import { foil } from '#domain/activities/ride-pictures.ts'
import { dateText } from '#domain/calendar.ts'
import { FormFrame } from '#web/booking/booking-page.tsx'
import { fact, PhonePrice, placeAndDay } from '#web/booking/booking-summary.tsx'
import { ChoosePage } from '#web/booking/choose-page.tsx'
import { ContactFields } from '#web/booking/contact-fields.tsx'
import { PlaceStep } from '#web/booking/place-step.tsx'
import { foilsText, freeFoils, rideSpanText } from '#web/booking/ride-words.ts'
import { StartStep } from '#web/booking/start-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { HowManyFoils, Included } from './private-steps.tsx'
import { checkout, onSite, type PrivateRide, usePrivateRide } from './use-private-ride.ts'

const formId = 'private-ride'
const title = 'Your ride'

/** The private ride: place, number and duration, start, contact. */
export function PrivateBooking() {
  const booking = usePrivateRide()
  const sold = useHouse().activities['efoil-private']
  const { ride, quote, checking, leavingTo } = booking
  return (
    <ChoosePage
      formId={formId}
      title={sold.heading || sold.title}
      lead={sold.lead}
      priceTitle={title}
      picture={foil}
      facts={factsOf(booking)}
      quote={quote}
      checking={checking}
      context={`${foilsText(ride.choice.foils)}, ${whenOf(booking) || 'choose a day'}`}
      go="Book Now"
      busy={leavingTo === checkout}
      besides={<PayOnSite booking={booking} className="mt-2 w-full" />}
      before={
        <p className="mt-1 text-muted">
          First time on a foil?{' '}
          <Link
            to="/booking/efoil"
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            Ask for a guided session
          </Link>
        </p>
      }
    >
      <RideForm booking={booking} />
      <Included />
    </ChoosePage>
  )
}

function RideForm({ booking }: { booking: PrivateRide }) {
  const { ride, quote, checking } = booking
  const { house, sold, form, start, choice } = ride
  return (
    <FormFrame
      id={formId}
      label="E-Foil Private Rent"
      root={form.root}
      onSubmit={booking.submit}
      announced={start.announced}
      className="mt-8"
    >
      <PlaceStep
        places={house.activities['efoil-private'].places}
        value={ride.entries.location}
        onChange={ride.choosePlace}
      />
      <HowManyFoils ride={ride} />
      <StartStep
        start={start}
        errors={form.errors}
        note={`for ${foilsText(choice.foils)}, ${sold.fields.duration.options[choice.duration]!.short}`}
        needText={freeFoils(choice.foils)}
        awaited={sold.startTimes(ride.entries.location, start.date, choice)}
        span={rideSpanText(ride.span)}
      />
      <Step title="Who">
        <ContactFields field={form.field} />
      </Step>
      <PhonePrice title={title} before={whenOf(booking)} quote={quote} checking={checking}>
        <PayOnSite booking={booking} className="mt-4 w-full" />
      </PhonePrice>
    </FormFrame>
  )
}

const PayOnSite = ({ booking, className }: { booking: PrivateRide; className: string }) => (
  <Button
    kind="ghost"
    data-sends
    busy={booking.leavingTo === onSite}
    busyLabel="Processing..."
    onClick={booking.reserve}
    className={className}
  >
    Reserve, pay on site
  </Button>
)

/** 'Thu 18 June, 18:00 to 19:30', as far as chosen. */
const whenOf = ({
  ride: {
    span,
    start: { date },
  },
}: PrivateRide): string => [date && dateText(date, 'short'), span].filter(Boolean).join(', ')

const factsOf = ({
  house,
  ride: {
    entries,
    choice,
    span,
    start: { date },
  },
}: PrivateRide) => [
  ...placeAndDay(house, entries.location, date),
  fact('time', <Clock />, span, 'No start time yet'),
  fact('foils', <Waves />, foilsText(choice.foils), ''),
]
