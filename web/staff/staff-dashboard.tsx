import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/views.ts'
import { useNow } from '#web/desk/clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { useLive } from '#web/desk/live.ts'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { bookingsQuery, equipmentQuery } from '#web/queries.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardParts } from './dashboard-parts.tsx'
import { useView } from './view.ts'

const pollMs = 15_000

/** The day in three seconds, each act in one click (spec 2, booking dashboard). */
export function StaffDashboard({ user }: { user: User }) {
  const view = useView(user)
  const now = useNow()
  const [opened, setOpened] = useState<string>()
  useLive()
  const bookings = useQuery({ ...bookingsQuery({}), refetchInterval: pollMs })
  const equipment = useQuery({ ...equipmentQuery(), refetchInterval: pollMs })
  return (
    <StaffFrame user={user}>
      <DashboardHead user={user} view={view} />
      {now && (
        <DashboardParts
          view={view}
          now={now}
          bookings={bookings}
          equipment={equipment}
          opened={opened}
          onOpen={setOpened}
        />
      )}
      <Refreshed at={bookings.dataUpdatedAt} failing={bookings.isError} />
    </StaffFrame>
  )
}
