import { useQuery } from '@tanstack/react-query'
import { screens } from '#contract/screens.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { Freshness } from '#web/desk/refreshed.tsx'
import { metaOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { ManagerTabs } from './manager-tabs.tsx'
import { accessOf } from './message-form-parts.tsx'
import { statusQuery } from './message-queries.ts'

export const meta = metaOf({ title: 'Notifications', screen: screens.notifications })

/** The notification manager: automatic messages, deliveries, and messages by hand. */
export default function Notifications() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const access = accessOf(seen)
  const mayRead = access === 'staff' || access === 'main'
  const status = useQuery({ ...statusQuery(), enabled: mayRead })
  return (
    <StaffFrame user={seen}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">What goes out, and what arrived</p>
          <h1 className="text-3xl">Notifications</h1>
        </div>
        {mayRead && (
          <p className="text-muted">
            <Freshness at={status.dataUpdatedAt} failing={status.isRefetchError} done="checked" />
          </p>
        )}
      </div>
      <ManagerTabs gate={{ loading, access, mayRead, status }} sectors={seen?.sectors ?? []} />
    </StaffFrame>
  )
}
