import { useMatches } from 'react-router'
import { rentalScreen, rentalsWithoutPage } from '#contract/all-screens.ts'
import { priceText } from '#domain/money.ts'
import { headOf } from '#web/shell/head.ts'
import { BookingFrame } from './booking-page.tsx'
import { RentalBooking } from './rental-booking.tsx'

// One module for all of them; web/routes.ts gives each route its path as id.

type Match = { id: string } | undefined

const rentalOf = (matches: readonly Match[]) =>
  rentalsWithoutPage.find(({ path }) => path === matches.at(-1)?.id)!

export function meta({ matches }: { matches: readonly Match[] }) {
  const rental = rentalOf(matches)
  const { title, card, noun, offers, picture } = rental
  const least = Math.min(...offers.map(({ cents }) => cents))
  return headOf({
    title,
    description: `${card?.description ?? title} From ${priceText(least)} per ${noun.one}. Choose a place, a day and a start time.`,
    screen: rentalScreen(rental),
    picture,
  })
}

/** The booking page of a rental without a screen of its own, made of its descriptor. */
export default function RentalPage() {
  const rental = rentalOf(useMatches())
  return (
    <BookingFrame>
      <RentalBooking key={rental.id} rental={rental} />
    </BookingFrame>
  )
}
