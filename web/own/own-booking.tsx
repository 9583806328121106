import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import { problemOf } from '#web/api.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { BookingView } from './booking-view.tsx'
import { ownPageQuery } from './own-query.ts'
import { NotLoaded, OpensNothing, Waiting } from './states.tsx'

export const meta = () => headOf({ title: 'Your booking', screen: screens.ownBooking })

/** The customer's own page: who has the link holds the booking (R-B6). */
export default function Page() {
  // One page is written for all links: which one it is, is known in a browser only.
  const live = useSyncExternalStore(never, inBrowser, atBuild)
  const { token = '' } = useParams()
  return (
    <PageFrame footer="slim">
      {/* The footer keeps its place below while the booking comes. */}
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
