import { screens } from '#contract/screens.ts'
import { jetskiRental } from '#domain/activities/jetski.ts'
import { jetski } from '#domain/activities/ride-pictures.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import { BookingFrame } from '#web/booking/booking-page.tsx'
import { metaOf } from '#web/shell/head.ts'
import { Choose } from './choose.tsx'
import { longText, numberText, placesText } from './jetski-words.ts'

export const meta = metaOf((house) => ({
  title: house.activities['jetski-rental'].title,
  description: aboutText(house),
  screen: screens.jetski,
  picture: jetski,
}))

function aboutText(house: House): string {
  const { most, durations } = house.activities['jetski-rental']
  const from = jetskiRental(house).card!.from
  const lengths = Object.keys(durations).map((code) => longText(house, code))
  const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return `Jetskis at ${placesText(house)}, from ${priceText(from.cents)} ${from.for}. Choose up to ${numberText(most).toLowerCase()}, for ${anyOf.format(lengths)}.`
}

export default function JetskiSelectionPage() {
  return (
    <BookingFrame>
      <Choose />
    </BookingFrame>
  )
}
