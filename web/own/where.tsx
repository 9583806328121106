import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { chartOf } from '#domain/charts.ts'
import type { LocationId } from '#domain/locations.ts'
import { SmallChart } from '#web/booking/small-chart.tsx'

/** The meeting point, linked to a map on another site: nothing of that site is loaded here. */
export function Where({ booking: { location, meetingPoint, mapUrl } }: { booking: OwnPage }) {
  const chart = chartOf(location)
  return (
    <Part
      title="Where"
      first
      beside={
        <>
          {chart && <p className="mt-3 font-semibold text-balance">{meetingPoint}</p>}
          <a
            href={mapUrl}
            rel="noreferrer"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
          >
            Open in maps
            <ArrowUpRight className="size-4" />
          </a>
        </>
      }
    >
      {chart ? (
        <SeaChart place={location} chart={chart} />
      ) : (
        <SmallChart place={location} className="h-40 w-full" />
      )}
    </Part>
  )
}

type Props = { place: LocationId; chart: NonNullable<ReturnType<typeof chartOf>> }

/** The sea chart of the place, which opens in full size; a phone gets the version with larger text. */
const SeaChart = ({ place, chart: { seen, shelter } }: Props) => (
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

type PartProps = { title: string; beside?: ReactNode; first?: boolean; children: ReactNode }

/** A section of the page: title and `beside` on the left, the content next to them, or below on phones. */
export const Part = ({ title, beside, first = false, children }: PartProps) => (
  <section className={`border-t border-line pt-10 ${first ? 'mt-12' : 'mt-10'}`}>
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {beside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
)
