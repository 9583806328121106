import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import { useNow } from '#web/desk/clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { headOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { ListTabs } from './list-tabs.tsx'
import { ordersQuery, testDrivesQuery, waitlistQuery } from './queries.ts'
import { UndoDeleted } from './undo-deleted.tsx'

export const meta = () => headOf({ title: 'Lists', screen: screens.adminLists })

/** Test drives, waitlist and orders (admin lists). */
export default function Lists() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useSearchParams()
  const now = useNow()
  const may = seen?.role === 'main_admin' || seen?.role === 'test_user'
  const lists = {
    'test-drives': useQuery({ ...testDrivesQuery(), enabled: may }),
    waitlist: useQuery({ ...waitlistQuery(), enabled: may }),
    orders: useQuery({ ...ordersQuery(), enabled: may }),
  }
  return (
    <StaffFrame user={seen}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">Everything people left us</p>
          <h1 className="text-3xl">Lists</h1>
        </div>
        <label className="field sm w-full! text-base! max-md:min-h-11! sm:w-64!">
          <Search aria-hidden="true" />
          <span className="sr-only">Search the lists</span>
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Name, e-mail, reference"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      </div>
      <ListTabs
        // Rendered beforehand, the page knows nothing of its address yet.
        chosen={loading ? null : asked.get('list')}
        onChoose={(list) => setAsked({ list }, { replace: true, preventScrollReset: true })}
        lists={lists}
        typed={typed}
        onClear={() => setTyped('')}
        closed={loading || may ? undefined : { signedIn: seen !== undefined }}
      />
      {now && may && <UndoDeleted now={now} />}
    </StaffFrame>
  )
}
