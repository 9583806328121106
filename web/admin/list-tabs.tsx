import type { CustomOrderItem, TestDriveItem, WaitlistItem } from '#contract/calls/admin.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Closed } from './closed.tsx'
import type { Item, ListId, ListKind } from './kind.ts'
import type { ReadList } from './list-card.tsx'
import { ListCard } from './list-card.tsx'
import { orders } from './orders.tsx'
import { matching } from './rows.ts'
import { testDrives } from './test-drives.tsx'
import { waitlist } from './waitlist.tsx'

type Props = {
  chosen: string | null
  onChoose: (list: ListId) => void
  lists: {
    'test-drives': ReadList<TestDriveItem>
    waitlist: ReadList<WaitlistItem>
    orders: ReadList<CustomOrderItem>
  }
  typed: string
  onClear: () => void
  /** Why the person sees no rows. */
  closed: { signedIn: boolean } | undefined
}

const ids: readonly ListId[] = ['test-drives', 'waitlist', 'orders']

/** The three lists; each count is of what the search leaves, so that it says where the hit is. */
export function ListTabs({ chosen, onChoose, lists, typed, onClear, closed }: Props) {
  const tab = <Row extends Item>(kind: ListKind<Row>, list: ReadList<Row>) => ({
    value: kind.id,
    label: kind.title,
    count: list.data && matching(list.data, typed, kind.texts).length,
    content: (
      <ListCard
        kind={kind}
        list={list}
        typed={typed}
        onClear={onClear}
        closed={
          closed && <Closed empty={kind.empty} whose="Only the main admin sees these lists." {...closed} />
        }
      />
    ),
  })
  return (
    <div className="mt-5">
      <Tabs
        label="Lists"
        value={ids.find((id) => id === chosen) ?? 'test-drives'}
        onChange={onChoose}
        tabs={[
          tab(testDrives, lists['test-drives']),
          tab(waitlist, lists.waitlist),
          tab(orders, lists.orders),
        ]}
      />
    </div>
  )
}
