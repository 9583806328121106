import { History as HistoryIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TestDriveItem } from '#contract/calls/admin-calls.ts'
import { counted } from '#domain/counted.ts'
import { placeTextOf } from '#domain/find-location.ts'
import { Pop } from '#web/desk/pop.tsx'
import { History } from '#web/staff/row/booking-history.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { createdText, dayText, freedText } from './admin-words.ts'
import { LongId, madeColumn, whoColumn } from './cells.tsx'
import type { ListKind } from './list-pages.ts'

const people = (row: TestDriveItem) => counted(row.peopleCount, 'person', 'people')

const When = ({ row }: { row: TestDriveItem }) => (
  <span>
    <b className="font-semibold whitespace-nowrap">{dayText(row.date)}</b> {row.time}
  </span>
)

export const testDrives: ListKind<TestDriveItem> = {
  id: 'test-drives',
  title: 'Test Drive Bookings',
  empty: 'No test drive bookings found',
  hint: 'Bookings from the form on the start page appear here.',
  columns: [
    {
      id: 'id',
      head: 'id',
      cell: (row) => (
        <span className="-my-1.5 block leading-tight">
          <span className="whitespace-nowrap text-muted">{row.reference}</span>
          <LongId id={row.id} />
        </span>
      ),
      sort: { key: (row) => row.reference, words: ['Reference, A to Z', 'Reference, Z to A'] },
    },
    {
      id: 'when',
      head: 'When',
      cell: (row) => <When row={row} />,
      sort: { key: (row) => `${row.date} ${row.time}`, words: ['First ride first', 'Last ride first'] },
    },
    whoColumn,
    {
      id: 'location',
      head: 'Location',
      cell: (row, _now, house) => placeTextOf(house, row.location),
      sort: { key: (row) => row.location, words: ['Location, A to Z', 'Location, Z to A'] },
    },
    {
      id: 'people',
      head: 'People',
      right: true,
      cell: (row) => row.peopleCount,
      sort: { key: (row) => row.peopleCount, words: ['Fewest people first', 'Most people first'] },
    },
    madeColumn,
  ],
  clock: 'the place',
  texts: (row) => [row.fullName, row.email, row.reference, row.id],
  beside: (row) => <When row={row} />,
  below: (row, now, house) => (
    <>
      <p>
        {placeTextOf(house, row.location)}, {people(row)}, {row.reference}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>Created {createdText(house, row, now)}</span>
        <LongId id={row.id} />
      </p>
    </>
  ),
  dialogTitle: 'Delete this test drive?',
  about: (row) => `${row.fullName}, ${dayText(row.date)}, ${row.time}`,
  freed: (row, now, house) => freedText(house, row, now),
  acts: (row) => <HistoryButton row={row} />,
}

/** The history of a booking, next to its row: who changed it, when, from what to what, and why. */
function HistoryButton({ row }: { row: TestDriveItem }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={`History of ${row.fullName}`}
        size="sm"
        aria-expanded={open}
        className="hover:bg-sunken max-md:size-11!"
        onClick={() => setOpen(true)}
      >
        <HistoryIcon />
      </IconButton>
      {open && (
        <Pop
          open
          onClose={() => setOpen(false)}
          anchor={button.current ?? undefined}
          title={row.fullName}
          description={`${row.reference}, ${dayText(row.date)}, ${row.time}`}
        >
          <History row={{ ...row, location: row.locationId }} />
        </Pop>
      )}
    </>
  )
}
