import { useQuery } from '@tanstack/react-query'
import { CloudOff, RotateCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import { problemOf } from '#web/call.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { ownPageQuery } from '#web/queries.ts'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'
import { metaOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { BookingView } from './booking-view.tsx'

export const meta = metaOf({ title: 'Your booking', screen: screens.ownBooking })

/** The customer's own page: the link is enough to manage the booking (R-B6). */
export default function Page() {
  // One page is prerendered for all links: only the browser knows the link.
  const live = useSyncExternalStore(never, inBrowser, atBuild)
  const { token = '' } = useParams()
  return (
    <PageFrame>
      {/* Keeps the footer down while the booking loads. */}
      <div className="mx-auto min-h-svh max-w-page px-gutter pt-8 pb-section lg:pt-12">
        {live ? <Booking key={token} token={token} /> : <Waiting />}
      </div>
    </PageFrame>
  )
}

function Booking({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownPageQuery(token))
  if (data) return <BookingView booking={data} token={token} />
  if (problemOf(error)?.status === 404) return <OpensNothing />
  if (error) return <NotLoaded error={error} busy={isFetching} onTryAgain={() => void refetch()} />
  return <Waiting />
}

const never = () => () => undefined
const inBrowser = () => true
const atBuild = () => false

/** The layout of the page before its booking has loaded. */
const Waiting = () => (
  <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_23rem]">
    <div>
      <h1 className="sr-only">Your booking</h1>
      <p className="sr-only" role="status">
        Loading...
      </p>
      <Skeleton className="h-6 w-44" />
      <Skeleton className="mt-5 h-30 w-full max-w-[34rem] lg:h-34" />
      <Skeleton className="mt-5 h-6 w-72 max-w-full" />
      <Skeleton className="mt-8 h-13 w-full rounded-full! sm:w-84" />
      <Skeleton className="mt-16 h-72 w-full rounded-xl!" />
    </div>
    <Skeleton className="h-96 w-full rounded-lg!" />
  </div>
)

/** The same text for a wrong, truncated or altered link. */
const OpensNothing = () => (
  <section className="max-w-text">
    <h1 className="display text-4xl">This link opens no booking</h1>
    <p className="mt-4 text-lg text-muted">
      Perhaps part of it is missing: open it from the mail, or copy all of it. You can also find a booking by
      reference and e-mail.
    </p>
    <p className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
      <Link to="/member-dashboard" className={buttonClass('ink')}>
        Find my booking
      </Link>
    </p>
    <CallOrWrite className="mt-3 max-sm:*:w-full" />
  </section>
)

type Props = { error: unknown; busy: boolean; onTryAgain: () => void }

/** The booking is safe; only loading it failed. */
const NotLoaded = ({ error, busy, onTryAgain }: Props) => (
  <section role="alert" className="max-w-text">
    <span className="grid size-14 place-items-center rounded-full bg-red-50 text-red-700">
      <CloudOff className="size-6" />
    </span>
    <h1 className="display mt-5 text-4xl">Your booking could not be loaded</h1>
    <p className="mt-4 text-lg text-muted">{whyFailed(error)} The booking itself stands as it was.</p>
    <p className="mt-7">
      <Button
        kind="ink"
        busy={busy}
        busyLabel="Trying again..."
        onClick={onTryAgain}
        className="max-sm:w-full"
      >
        <RotateCw />
        Try again
      </Button>
    </p>
    <CallOrWrite className="mt-3 max-sm:*:w-full" />
  </section>
)
