import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { ranges } from './figures-texts.ts'
import type { View } from './view.ts'
import { sectorChoices } from './view.ts'

/** Greeting, title and filters. */
export function DashboardHead({ user, view }: { user: User; view: View }) {
  const { title, analytics } = roleFacts[user.role]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="text-muted">Welcome back, {user.fullName ?? user.username}</p>
        <h1 className="text-3xl">{title}</h1>
      </div>
      {analytics && (
        <div className="flex min-w-0 flex-wrap gap-2">
          <Segmented
            label="Sector"
            value={view.sector}
            onChange={(sector) => view.set({ sector })}
            options={sectorChoices(user.sectors)}
          />
          <Segmented
            label="Date range"
            value={view.range}
            onChange={(range) => view.set({ range })}
            options={ranges}
          />
        </div>
      )}
    </div>
  )
}
