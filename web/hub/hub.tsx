import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { screens } from '#contract/screens.ts'
import { privateRide as rideOf } from '#domain/activities/efoil-ride.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { entriesAt } from '#web/booking/ride-entries.ts'
import { SmallChart } from '#web/booking/small-chart.tsx'
import { privateRideDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useOffered } from '#web/offered-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Select } from '#web/ui/select.tsx'
import { Guided, HubCards } from './hub-card.tsx'
import { privateRide } from './hub-pictures.ts'

export const meta = metaOf({
  title: 'Booking',
  description:
    'E-foils, jetskis, wake surf, surf and sauna, events and birthdays: choose an experience and see when it is free next.',
  screen: screens.hub,
  picture: privateRide,
})

/** Each card answers the question 'when': with its next free time, or with when we answer. */
export default function HubPage() {
  const house = useHouse()
  const offered = useOffered()
  const places = locationsOf(house)
    .filter(({ id }) => offered.some((one) => one.places?.includes(id)))
    .map((place) => ({ value: place.id, label: placeText(place) }))
  const [place, setPlace] = useState(places[0]?.value ?? '')
  // After going back, or if the private page was left at another place.
  useEffect(() => {
    const stored = privateRideDraft.read()
    if (stored) setPlace(entriesAt(rideOf(house), '', stored).location)
  }, [house])
  const choosePlace = (chosen: string) => {
    setPlace(chosen)
    // The ride chosen next begins at this place.
    privateRideDraft.write(entriesAt(rideOf(house), chosen, privateRideDraft.read()))
  }
  return (
    <PageFrame>
      <div className="mx-auto max-w-page px-gutter pt-8 pb-section lg:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h1 className="display text-5xl">
            When do you
            <br /> want to go out?
          </h1>
          <div className="flex items-end gap-5 max-lg:w-full lg:pb-2">
            <SmallChart place={place} className="h-30 w-48 max-xl:hidden" />
            <div className="max-lg:w-full">
              <p className="lab" aria-hidden="true">
                Where
              </p>
              <Select
                label="Where"
                icon={<MapPin />}
                value={place}
                onChange={choosePlace}
                options={places}
                className="min-h-13! w-full! max-md:min-h-13! gap-3! px-4! lg:w-72! [&>span]:text-base!"
              />
            </div>
          </div>
        </div>
        <ul className="mt-10 grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-12 lg:mt-12 lg:grid-cols-3 lg:gap-y-14">
          <HubCards place={place} />
        </ul>
        <Guided />
      </div>
    </PageFrame>
  )
}
