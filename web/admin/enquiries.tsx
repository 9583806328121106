import { screens } from '#contract/screens.ts'
import { isStaff } from '#domain/roles.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { metaOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { ClosedCard } from './closed.tsx'
import { Inbox } from './inbox.tsx'

export const meta = metaOf({ title: 'Enquiries', screen: screens.enquiries })

/** Enquiries that a person answers (R-A14); the one whose promise ends first is on top. */
export default function Enquiries() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const may = seen !== undefined && isStaff(seen.role)
  return (
    <StaffFrame user={seen}>
      {may ? (
        <Inbox sectors={seen.sectors} />
      ) : (
        <>
          <h1 className="text-3xl">Enquiries</h1>
          <ClosedCard
            empty="No enquiries found"
            whose="Staff see the enquiries of their sectors."
            loading={loading}
            signedIn={seen !== undefined}
          />
        </>
      )}
    </StaffFrame>
  )
}
