import type { Enquiry } from '#contract/calls/admin.ts'
import { useSteadyOrder } from '#web/staff/steady-rows.ts'
import { EnquiryItem } from './enquiry-item.tsx'

/** The inbox keeps its order while someone points at it: what comes in meanwhile stands last. */
export function EnquiryList({ rows, now }: { rows: readonly Enquiry[]; now: Temporal.Instant }) {
  const { shown, handlers } = useSteadyOrder(rows)
  return (
    <ul className="divide-y divide-line" {...handlers}>
      {shown.map((row) => (
        <EnquiryItem key={row.id} row={row} now={now} />
      ))}
    </ul>
  )
}
