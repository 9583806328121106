import type { WaitlistItem } from '#contract/calls/admin.ts'
import { placeTextOf } from '#domain/locations.ts'
import { createdText, dayText } from './admin-words.ts'
import { madeColumn, numberColumn, whoColumn } from './cells.tsx'
import type { ListKind } from './kind.ts'

/** 'Noblessner, Tallinn, 18 June'; the day that is waited for, where one was named. */
const wantedText = ({ location, date }: WaitlistItem): string =>
  [placeTextOf(location), ...(date === null ? [] : [dayText(date)])].join(', ')

export const waitlist: ListKind<WaitlistItem> = {
  id: 'waitlist',
  title: 'Waitlist Entries',
  empty: 'No waitlist entries found',
  hint: 'Who asks to be told when a place is free stands here.',
  columns: [
    numberColumn(),
    whoColumn(),
    {
      id: 'wanted',
      head: 'Waits for',
      cell: wantedText,
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
    madeColumn(),
  ],
  clock: 'the place',
  first: { by: 'made', down: true },
  texts: (row) => [row.fullName, row.email, `no. ${row.id}`],
  beside: (row) => <span className="font-semibold">{row.date === null ? '' : dayText(row.date)}</span>,
  below: (row, now) => (
    <>
      <p>
        {placeTextOf(row.location)}, no. {row.id}
        {row.receiveUpdates && ', wants updates'}
      </p>
      <p>Created {createdText(row, now)}</p>
    </>
  ),
  question: 'Delete this waitlist entry?',
  about: (row) => `${row.fullName}, ${wantedText(row)}`,
  freed: (row) => `Nobody writes to ${row.email} when a place is free`,
}
