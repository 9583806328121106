import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#contract/account-client.ts'
import { screens } from '#contract/screens.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { reading } from '#web/queries.ts'
import { metaOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { useChangeItem, useLastDeleted } from './deleting.ts'
import { ListTabs } from './list-tabs.tsx'

export const meta = metaOf({ title: 'Lists', screen: screens.adminLists })

/** Test drives, waitlist and orders (admin lists). */
export default function Lists() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const [typed, setTyped] = useState('')
  const [params, setParams] = useSearchParams()
  const now = useNow()
  const may = seen?.role === 'main_admin' || seen?.role === 'test_user'
  // These lists get no events, so they are reloaded on each visit.
  const options = { refetchOnMount: 'always', enabled: may } as const
  const lists = {
    'test-drives': useQuery({ ...reading(api.adminTestDrives), ...options }),
    waitlist: useQuery({ ...reading(api.adminWaitlist), ...options }),
    orders: useQuery({ ...reading(api.adminOrders), ...options }),
  }
  return (
    <StaffFrame user={seen}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">Everything people sent us</p>
          <h1 className="text-3xl">Lists</h1>
        </div>
        <label className="field sm w-full! text-base! max-md:min-h-11! sm:w-64!">
          <Search />
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
        // The prerendered page does not know its address yet.
        chosen={loading ? null : params.get('list')}
        onChoose={(list) => setParams({ list }, { replace: true, preventScrollReset: true })}
        lists={lists}
        typed={typed}
        onClear={() => setTyped('')}
        closed={loading || may ? undefined : { signedIn: seen !== undefined }}
      />
      {now && may && <UndoDeleted now={now} />}
    </StaffFrame>
  )
}

/** Undo of the last delete, for ten minutes (R-B2). */
function UndoDeleted({ now }: { now: Temporal.Instant }) {
  const [closed, setClosed] = useState<number>()
  const restore = useChangeItem('restore')
  const last = useLastDeleted(now)
  const shown = last !== undefined && last.at !== closed
  if (!shown) return null
  const { item, minutes, at } = last
  return (
    <UndoBar
      at="left"
      label="Undo the last delete"
      title={
        <>
          <bdi>{item.name}</bdi> is deleted
        </>
      }
      note={`${minutes} min to undo`}
      busy={restore.isPending}
      onUndo={() => restore.mutate(item)}
      onClose={() => setClosed(at)}
    />
  )
}
