import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { useNow } from '#web/desk/clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { only } from '#web/desk/listed.ts'
import { useLive } from '#web/desk/live.ts'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { useAllBookings } from '#web/staff/all-bookings.ts'
import { OpenEnquiries } from './desk-enquiries.tsx'
import { DeskFigures } from './desk-figures.tsx'
import { DeskHead, DeskPlaces } from './desk-head.tsx'
import { NextRides } from './desk-next.tsx'
import { SectorDays } from './desk-sectors.tsx'

/** The page of who runs sectors: their figures, their day, what waits, and the ways to each desk. */
export function DeskView({ user }: { user: User }) {
  const now = useNow()
  useLive()
  const all = useAllBookings(now)
  const mine = user.sectors.length === 1 ? user.sectors[0] : undefined
  const bookings = only(all, mine)
  return (
    <StaffFrame user={user}>
      <DeskHead user={user} title={roleFacts[user.role].title} />
      <DeskFigures sector={mine} />
      <div className="@container mt-5">
        <div className="grid items-start gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <SectorDays sectors={user.sectors} bookings={bookings} now={now} />
          <OpenEnquiries sector={mine} />
        </div>
      </div>
      {mine && <NextRides bookings={bookings} now={now} />}
      <DeskPlaces user={user} />
      <Refreshed at={all.dataUpdatedAt} failing={all.isError} />
    </StaffFrame>
  )
}
