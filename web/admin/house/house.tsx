import { screens } from '#contract/screens.ts'
import { ClosedCard } from '#web/admin/closed.tsx'
import { StaffFrame } from '#web/desk/frame.tsx'
import { Empty } from '#web/desk/list-states.tsx'
import { metaOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { Editor } from './editor.tsx'

export const meta = metaOf({ title: 'House', screen: screens.houseEditor })

/** All that the owner may change: prices, hours, fleet and more. */
export default function HousePage() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  return (
    <StaffFrame user={seen}>
      <p className="text-muted">What is sold, and for how much</p>
      <h1 className="text-3xl">House</h1>
      {seen?.editsHouse ? (
        <Editor />
      ) : seen?.role === 'main_admin' ? (
        <section className="card mt-5">
          <Empty title="Nothing to edit here">
            Your account cannot edit the house. Another main admin can change that.
          </Empty>
        </section>
      ) : (
        <ClosedCard
          empty="Nothing to edit here"
          whose="Only the main admin can edit the house."
          loading={loading}
          signedIn={seen !== undefined}
        />
      )}
    </StaffFrame>
  )
}
