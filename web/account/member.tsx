import { screens } from '#contract/screens.ts'
import type { Role } from '#domain/roles.ts'
import { useReloadOnReturn } from '#web/desk/reload-on-return.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { TestStrip } from '#web/shell/test-strip.tsx'
import { useSeenAs } from '#web/shell/view-role.ts'
import { Rows } from './member-states.tsx'
import { viewOf } from './member-views.tsx'
import { VisitorView } from './member-visitor.tsx'

export const meta = () => headOf({ title: 'My page', screen: screens.memberDashboard })

/** Own bookings, membership or desk: a view for each role (member dashboard). */
export default function Page() {
  useReloadOnReturn()
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  if (seen && hasDesk(seen.role))
    return (
      <>
        {user?.role === 'test_user' && <TestStrip user={user} />}
        {viewOf(seen)}
      </>
    )
  return (
    <PageFrame footer="slim">
      {user?.role === 'test_user' && <TestStrip user={user} />}
      <div className="mx-auto min-h-[calc(100svh-9.75rem)] max-w-page px-gutter pt-8 pb-section lg:pt-10">
        {loading && (
          <>
            <h1 className="display text-4xl">My page</h1>
            <Rows />
          </>
        )}
        {!loading && (seen ? viewOf(seen) : <VisitorView />)}
      </div>
    </PageFrame>
  )
}

/** Who works here sees the frame of staff. */
const hasDesk = (role: Role): boolean => role !== 'platinum_member' && role !== 'regular_user'
