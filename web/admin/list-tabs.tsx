import type { CustomOrderItem, TestDriveItem, WaitlistItem } from '#contract/calls/admin.ts'
import { locations } from '#domain/locations.ts'
import { dollarText } from '#domain/offers/custom-board.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { accessoriesText, colorText, createdText, mastText, motorText } from './admin-words.ts'
import { madeColumn, numberColumn, partColumn, whoColumn } from './cells.tsx'
import { Closed } from './closed.tsx'
import type { Item, ListId, ListKind } from './kind.ts'
import type { ReadList } from './list-card.tsx'
import { ListCard } from './list-card.tsx'
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

const orders: ListKind<CustomOrderItem> = {
  id: 'orders',
  title: 'Custom Orders',
  empty: 'No custom orders found',
  hint: 'Boards that were put together on the order page stand here.',
  columns: [
    numberColumn(),
    whoColumn(),
    partColumn('color', 'Color', colorText),
    partColumn('motorPower', 'Motor', motorText),
    partColumn('mastLength', 'Mast', mastText),
    { id: 'accessories', head: 'Accessories', cell: accessoriesText },
    {
      id: 'total',
      head: 'Total',
      right: true,
      cell: (row) => <b className="font-semibold whitespace-nowrap">{dollarText(row.totalPrice)}</b>,
      sort: { key: (row) => row.totalPrice, words: ['Cheapest first', 'Dearest first'] },
    },
    madeColumn(),
  ],
  clock: locations[0]!.name,
  first: { by: 'made', down: true },
  texts: (row) => [row.fullName, row.email, `no. ${row.id}`],
  beside: (row) => <b className="font-semibold">{dollarText(row.totalPrice)}</b>,
  below: (row, now) => (
    <>
      <p>
        {colorText(row.color)}, {motorText(row.motorPower)}, {mastText(row.mastLength)}
      </p>
      <p>Accessories: {accessoriesText(row)}</p>
      <p>
        No. {row.id}, created {createdText(row, now)}
      </p>
    </>
  ),
  question: 'Delete this custom order?',
  about: (row) => `${row.fullName}, ${dollarText(row.totalPrice)}`,
  freed: () => 'The board is no longer on order; nothing was charged for it',
}
