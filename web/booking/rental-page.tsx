import { useParams } from 'react-router'
import { rentalScreen, rentalsWithoutPage } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { type HeadArgs, houseOfMatches, useHouse } from '#web/house-on-page.ts'
import { headOf } from '#web/shell/head.ts'
import { MissingPage, missingHead } from '#web/shell/missing-page.tsx'
import { BookingFrame } from './booking-page.tsx'
import { RentalBooking } from './rental-booking.tsx'

// One page for all rentals; an address without a rental is a 404.

const rentalOf = (house: House, slug: string | undefined) =>
  // The house of the 404 page has no activities. A rental with its own file has no page here.
  Object.keys(house.activities).length > 0
    ? rentalsWithoutPage(house).find(({ id }) => id === slug)
    : undefined

export function meta({ matches, params }: HeadArgs & { params: { rental?: string } }) {
  const house = houseOfMatches(matches)
  const rental = rentalOf(house, params.rental)
  if (!rental) return missingHead({ matches })
  const { title, card, offers, picture } = rental
  const least = Math.min(...offers.map(({ cents }) => cents))
  return headOf(house.brand, {
    title,
    description: `${card?.description ?? title} From ${priceText(least)} ${rental.rental.per}. Choose a place, a day and a start time.`,
    screen: rentalScreen(rental),
    picture,
  })
}

/** The booking page of a rental without a screen of its own, built from its descriptor. */
export default function RentalPage() {
  const rental = rentalOf(useHouse(), useParams().rental)
  if (!rental) return <MissingPage />
  return (
    <BookingFrame>
      <RentalBooking key={rental.id} rental={rental} />
    </BookingFrame>
  )
}
