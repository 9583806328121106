import { useQuery } from '@tanstack/react-query'
import { myBookingsQuery } from '#web/queries.ts'
import { MemberList } from './member-list.tsx'
import { splitByStart } from './member-split.ts'
import { NoneYet, NotLoaded, Rows } from './member-states.tsx'

/** Own bookings in two groups, or why there are none to see. */
export function Bookings() {
  const { data, isError, refetch } = useQuery(myBookingsQuery())
  if (isError) return <NotLoaded onTryAgain={() => void refetch()} />
  if (!data) return <Rows />
  if (data.length === 0) return <NoneYet />
  const { ahead, past } = splitByStart(data, Date.now())
  return (
    <>
      <MemberList title="Upcoming bookings" bookings={ahead} />
      <MemberList title="Past bookings" bookings={past} />
    </>
  )
}
