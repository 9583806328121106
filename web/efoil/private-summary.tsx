import { CalendarDays, Clock, MapPin, Waves } from 'lucide-react'
import { dateText } from '#domain/calendar.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { type Fact, PriceSummary, QuoteLines, Total } from '#web/booking/price.tsx'
import { foilsText, rideSpan } from '#web/booking/ride-words.ts'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { checkout, onSite, type PrivateRide } from './private-form.ts'

const formId = 'private-ride'
export const privateFormId = formId

type Part = { booking: PrivateRide; className?: string }

const BookNow = ({ booking: { leavingTo }, className }: Part) => (
  <Button
    type="submit"
    form={formId}
    busy={leavingTo === checkout}
    busyLabel="Processing..."
    className={className}
  >
    Book Now
  </Button>
)

const PayOnSite = ({ booking: { leavingTo, reserve }, className }: Part) => (
  <Button
    kind="ghost"
    data-sends
    busy={leavingTo === onSite}
    busyLabel="Processing..."
    onClick={reserve}
    className={className}
  >
    Reserve, pay on site
  </Button>
)

/** The column at the right of a wide screen: the ride, its price, the go button. */
export function Summary({ booking }: { booking: PrivateRide }) {
  return (
    <PriceSummary
      title="Your ride"
      picture={<SummaryPicture ride="foil" />}
      facts={factsOf(booking)}
      quote={booking.quote}
      checking={booking.checking}
    >
      <BookNow booking={booking} className="mt-5 w-full" />
      <PayOnSite booking={booking} className="mt-2 w-full" />
    </PriceSummary>
  )
}

/** On a phone: the lines in the page, the total and the button at its foot. */
export function PhonePrice({ booking }: { booking: PrivateRide }) {
  const { quote, checking } = booking
  return (
    <section aria-label="Price" className="border-t border-line py-8 lg:hidden">
      <h2 className="mb-3 text-2xl">Your ride</h2>
      <QuoteLines before={whenOf(booking)} lines={quote.lines} />
      <Total cents={quote.totalCents} checking={checking} />
      <PayOnSite booking={booking} className="mt-4 w-full" />
    </section>
  )
}

export function PhoneBar({ booking }: { booking: PrivateRide }) {
  const { ride, quote, checking } = booking
  return (
    <PayBar
      cents={quote.totalCents}
      checking={checking}
      context={`${foilsText(ride.choice.foils)}, ${whenOf(booking) || 'choose a day'}`}
    >
      <BookNow booking={booking} />
    </PayBar>
  )
}

/** 'Thu 18 June, 18:00 to 19:30', as far as chosen. */
const whenOf = ({ ride, choosing: { date, time } }: PrivateRide): string =>
  [date && dateText(date, 'short'), time && rideSpan(time, ride.choice)].filter(Boolean).join(', ')

function factsOf({ ride, choosing: { date, time } }: PrivateRide): Fact[] {
  const { entries, choice } = ride
  return [
    { what: 'place', icon: <MapPin aria-hidden="true" />, text: placeText(locationOf(entries.location)) },
    {
      what: 'day',
      icon: <CalendarDays aria-hidden="true" />,
      text: date ? dateText(date) : 'No day chosen yet',
      unknown: date === '',
    },
    {
      what: 'time',
      icon: <Clock aria-hidden="true" />,
      text: time ? rideSpan(time, choice) : 'No start time yet',
      unknown: time === '',
    },
    { what: 'foils', icon: <Waves aria-hidden="true" />, text: foilsText(choice.foils) },
  ]
}
