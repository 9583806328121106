import { useState } from 'react'
import type { Enquiry } from '#contract/calls/admin.ts'
import { steady } from '#web/staff/row/booking-days.ts'
import { EnquiryItem } from './enquiry-item.tsx'

/** The inbox keeps its order while someone points at it: what comes in meanwhile stands last. */
export function EnquiryList({ rows, now }: { rows: readonly Enquiry[]; now: Temporal.Instant }) {
  const [held, setHeld] = useState<string[]>()
  const named = rows.map((row) => ({ id: String(row.id), row }))
  const hold = () => setHeld((before) => before ?? named.map(({ id }) => id))
  return (
    <ul
      className="divide-y divide-line"
      onPointerEnter={hold}
      onFocus={hold}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) setHeld(undefined)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(undefined)
      }}
    >
      {steady(named, held).map(({ id, row }) => (
        <EnquiryItem key={id} row={row} now={now} />
      ))}
    </ul>
  )
}
