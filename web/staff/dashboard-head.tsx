import type { ReactNode } from 'react'
import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { View } from './dashboard-view.ts'
import { sectorChoices } from './dashboard-view.ts'

type Props = {
  /** As whom the person looks. */
  seen: User
  view: View
  /** What can be begun from here, beside the title. */
  acts?: ReactNode
}

/** Greeting by role, title and whose bookings are shown. */
export function DashboardHead({ seen, view, acts }: Props) {
  const { label, title, analytics } = roleFacts[seen.role]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
      <div className="min-w-0">
        <p className="text-muted">Welcome back, {label}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      {/* What a search finds takes the whole width on phones. */}
      {acts && (
        <div className="flex min-w-0 items-center gap-2 max-sm:relative max-sm:w-full max-sm:flex-wrap">
          {acts}
        </div>
      )}
      {analytics && (
        <div className="w-full min-w-0">
          <Segmented
            label="Sector"
            value={view.sector}
            onChange={(sector) => view.set({ sector })}
            options={sectorChoices(seen.sectors)}
          />
        </div>
      )}
    </div>
  )
}
