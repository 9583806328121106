import { MapPin } from 'lucide-react'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'

/** Places that have a sea chart in public/charts (art/charts). */
export const drawnPlaces: readonly LocationId[] = ['tallinn', 'puhajarve', 'koh-phangan', 'malaga', 'dubai']

/** The sea chart of a place; without one, its meeting point in words. */
export function SmallChart({ place, className }: { place: LocationId; className: string }) {
  const { label, meetingPoint } = locationOf(useHouse(), place)
  if (!drawnPlaces.includes(place))
    return (
      <p
        className={`flex items-center justify-center gap-3 rounded-lg bg-sea-100 px-6 font-semibold text-balance shadow-hair ${className}`}
      >
        <MapPin className="size-5 flex-none text-sea-600" />
        {meetingPoint}
      </p>
    )
  return (
    <img
      src={`/charts/chart-${place}-small.svg`}
      width={320}
      height={200}
      alt={`Sketch of ${label}: shore, meeting point and riding zone`}
      loading="lazy"
      decoding="async"
      className={`rounded-lg bg-sea-100 object-cover shadow-hair ${className}`}
    />
  )
}
