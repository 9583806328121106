import { Star } from 'lucide-react'
import { screens } from '#contract/screens.ts'
import { guided } from '#domain/activities/ride-pictures.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import { priceText } from '#domain/money.ts'
import { cheapestGuided } from '#domain/offers/efoil-experience.ts'
import { site } from '#domain/site.ts'
import { BackLink, BookingFrame } from '#web/booking/booking-page.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { ExperienceRequest } from './experience-request.tsx'

export const meta = metaOf((house) => ({
  title: 'E-Foil Experience',
  description: `A guided e-foil session with an instructor, from ${priceText(cheapestGuided(house).cents)} per person. Send a request, we contact you ${promiseText(house, 'efoil-experience')}.`,
  screen: screens.efoilExperience,
  picture: guided,
}))

/** A guided session: requested here, then agreed by phone. */
export default function EfoilExperiencePage() {
  return (
    <BookingFrame>
      <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
        <BackLink>Back to Experiences</BackLink>
        <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="display text-5xl">E-Foil Experience</h1>
            <p className="mt-3 max-w-[46ch] text-lg text-muted">
              A guided session with an instructor beside you. Tell us what you have in mind, we contact you{' '}
              {promiseText(useHouse(), 'efoil-experience')}.
            </p>
            <Rating />
          </div>
          <ExperienceRequest />
        </div>
      </div>
    </BookingFrame>
  )
}

/** The spec's rating is a sample: shown only in the demo (R-P11). */
const Rating = () => (
  <p className="mt-4 flex not-in-demo:hidden min-h-6 items-center gap-2">
    <Star className="size-5 fill-sea-600 text-sea-600" />
    <span>
      <b className="font-semibold tnum">{site.rating.value} of 5</b>{' '}
      <span className="text-muted">from {site.rating.reviews} reviews</span>
    </span>
  </p>
)
