import type { CustomOrderItem, TestDriveItem, WaitlistItem } from '#contract/calls/admin-calls.ts'
import { placeTextOf } from '#domain/find-location.ts'
import type { House } from '#domain/house/house.ts'
import { matching } from '#web/desk/matching.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { createdText, dayText } from './admin-words.ts'
import { madeColumn, numberColumn, whoColumn } from './cells.tsx'
import { Closed } from './closed.tsx'
import { ListCard, type ReadList } from './list-card.tsx'
import type { Item, ListId, ListKind } from './list-pages.ts'
import { ordersOf } from './orders.tsx'
import { testDrives } from './test-drives.tsx'

/** 'Noblessner, Tallinn, 18 June'; with the day that the guest waits for, if named. */
const placeAndDay = (house: House, { location, date }: WaitlistItem): string =>
  [placeTextOf(house, location), ...(date === null ? [] : [dayText(date)])].join(', ')

const waitlist: ListKind<WaitlistItem> = {
  id: 'waitlist',
  title: 'Waitlist Entries',
  empty: 'No waitlist entries found',
  hint: 'Visitors who want an e-mail when a place is free are listed here.',
  columns: [
    numberColumn,
    whoColumn,
    {
      id: 'wanted',
      head: 'Waits for',
      cell: (row, _now, house) => placeAndDay(house, row),
      sort: {
        key: (row) => `${row.date ?? ''} ${row.location}`,
        words: ['First day first', 'Last day first'],
      },
    },
    {
      id: 'updates',
      head: 'Updates',
      cell: (row) => (row.receiveUpdates ? 'yes' : 'no'),
      sort: { key: (row) => Number(row.receiveUpdates), words: ['Without updates', 'With updates'] },
    },
    madeColumn,
  ],
  clock: 'the place',
  texts: (row) => [row.fullName, row.email, `no. ${row.id}`],
  beside: (row) => <span className="font-semibold">{row.date === null ? '' : dayText(row.date)}</span>,
  below: (row, now, house) => (
    <>
      <p>
        {placeTextOf(house, row.location)}, no. {row.id}
        {row.receiveUpdates && ', wants updates'}
      </p>
      <p>Created {createdText(house, row, now)}</p>
    </>
  ),
  dialogTitle: 'Delete this waitlist entry?',
  about: (row, house) => `${row.fullName}, ${placeAndDay(house, row)}`,
  freed: (row) => `${row.email} is not told when a place is free`,
}

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

/** The three lists; each count is that of the search results, to show where the hits are. */
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
          tab(ordersOf(lists.orders.data), lists.orders),
        ]}
      />
    </div>
  )
}
