import type { chartOf } from '#domain/charts.ts'
import type { LocationId } from '#domain/locations.ts'

type Props = { place: LocationId; chart: NonNullable<ReturnType<typeof chartOf>> }

/** The sea chart of the place, which opens in full; a phone gets the one with larger words. */
export const SeaChart = ({ place, chart: { seen, shelter } }: Props) => (
  <figure>
    <a
      href={`/charts/chart-${place}.svg`}
      className="block overflow-hidden rounded-md bg-white shadow-hair max-sm:-mx-3 sm:rounded-lg"
    >
      <picture className="contents">
        <source media="(max-width: 39.99rem)" srcSet={`/charts/chart-${place}-phone.svg`} />
        <img
          src={`/charts/chart-${place}.svg`}
          width={720}
          height={480}
          alt={seen}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
    </a>
    <figcaption className="mt-3 text-sm text-muted">{shelter}. A sketch, not for navigation.</figcaption>
  </figure>
)
