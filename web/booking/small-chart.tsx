import type { LocationId } from '#domain/locations.ts'
import { locationOf } from '#domain/locations.ts'

/** The sea chart of a place beside its choice: where one meets and rides. */
export const SmallChart = ({ place, className }: { place: LocationId; className: string }) => (
  <img
    src={`/charts/chart-${place}-small.svg`}
    width={320}
    height={200}
    alt={`Sketch of ${locationOf(place).label}: shore, meeting point and riding zone`}
    loading="lazy"
    decoding="async"
    className={`rounded-lg bg-sea-100 object-cover shadow-hair ${className}`}
  />
)
