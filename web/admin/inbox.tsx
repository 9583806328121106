import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import type { Sector } from '#domain/roles.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import { enquiriesQuery } from '#web/desk/listed.ts'
import { useLive } from '#web/desk/live.ts'
import { Refreshed } from '#web/desk/refreshed.tsx'
import { useSteadyOrder } from '#web/staff/stable-rows.ts'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { waitingText } from './admin-words.ts'
import { EnquiryItem } from './enquiry-item.tsx'

const views = {
  open: {
    label: 'Open',
    empty: 'No open enquiries',
    hint: 'Requests from the site appear here at once, the most urgent first.',
  },
  answered: {
    label: 'Answered',
    empty: 'No answered enquiries',
    hint: 'What you mark as answered appears here.',
  },
  closed: {
    label: 'Closed',
    empty: 'No closed enquiries',
    hint: 'Finished or abandoned enquiries appear here.',
  },
}
type EnquiryView = keyof typeof views
const viewIds: readonly EnquiryView[] = ['open', 'answered', 'closed']

const viewOf = ({ state }: Enquiry): EnquiryView =>
  state === 'answered' || state === 'closed' ? state : 'open'

/** Enquiries of one view: open ones by when their promise ends, the others with the latest first. */
export const inView = (rows: readonly Enquiry[], view: EnquiryView): Enquiry[] =>
  rows
    .filter((row) => viewOf(row) === view)
    .toSorted((one, other) =>
      view === 'open'
        ? Date.parse(one.promisedUntil) - Date.parse(other.promisedUntil) || one.id - other.id
        : Date.parse(other.changedAt) - Date.parse(one.changedAt) || other.id - one.id,
    )

/** The enquiries in the account's sectors. */
export const filterBySector = (rows: readonly Enquiry[], sectors: readonly Sector[]): Enquiry[] =>
  rows.filter((row) => sectors.includes(row.sector))

/** Loads the enquiries in the account's sectors. */
export function Inbox({ sectors }: { sectors: readonly Sector[] }) {
  const [view, setView] = useState<EnquiryView>('open')
  const now = useNow()
  // An answered enquiry leaves the list, with the pressed button.
  const focusGroup = useFocusGroup('main input[type="radio"]:checked')
  const list = useQuery({ ...enquiriesQuery(), refetchOnMount: 'always' })
  useLive()
  const rows = list.data && filterBySector(list.data, sectors)
  const shown = rows && inView(rows, view)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">
            {rows && now ? waitingText(inView(rows, 'open'), now) : 'What people asked'}
          </p>
          <h1 className="text-3xl">Enquiries</h1>
        </div>
        <Segmented
          label="Enquiries"
          value={view}
          onChange={setView}
          options={viewIds.map((value) => ({
            value,
            label: views[value].label,
            count: value === 'open' ? rows && inView(rows, value).length : undefined,
          }))}
        />
      </div>
      <section className="card mt-5" aria-label={`${views[view].label} enquiries`}>
        {shown && now ? (
          <div {...focusGroup}>
            {shown.length > 0 ? (
              <EnquiryList key={view} rows={shown} now={now} />
            ) : (
              <Empty title={views[view].empty}>{views[view].hint}</Empty>
            )}
          </div>
        ) : (
          <NotRead read={list} title="Enquiries are missing" rows={4} />
        )}
      </section>
      <Refreshed at={list.dataUpdatedAt} failing={list.isError} />
    </>
  )
}

/** The inbox keeps its order while the pointer is on it: new enquiries are added at the end. */
function EnquiryList({ rows, now }: { rows: readonly Enquiry[]; now: Temporal.Instant }) {
  const { shown, handlers } = useSteadyOrder(rows)
  return (
    <ul className="divide-y divide-line" {...handlers}>
      {shown.map((row) => (
        <EnquiryItem key={row.id} row={row} now={now} />
      ))}
    </ul>
  )
}
