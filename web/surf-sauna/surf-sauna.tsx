import { screens } from '#contract/screens.ts'
import { sessionCents } from '#domain/activities/group-session.ts'
import { placesText } from '#domain/locations.ts'
import { priceText } from '#domain/money.ts'
import { sessionDays } from '#domain/offers/surf-sauna.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { metaOf } from '#web/shell/head.ts'
import { SessionBooking } from './session-booking.tsx'
import { sauna } from './surf-sauna-pictures.ts'

export const meta = metaOf((house) => {
  const { heading, title, lead = title, places } = house.activities['efoil-group']
  return {
    title: heading || title,
    description: `${lead} ${priceText(sessionCents(house, ''))} per person online. ${sessionDays(house)} at ${placesText(house, places)}.`,
    screen: screens.surfSauna,
    picture: sauna,
  }
})

export default function SurfSaunaPage() {
  return (
    <BookingFrame header="over">
      <SessionBooking />
    </BookingFrame>
  )
}
