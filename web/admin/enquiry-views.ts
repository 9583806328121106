import type { Enquiry } from '#contract/calls/admin.ts'
import type { Sector } from '#domain/roles.ts'

export const views = ['open', 'answered', 'closed'] as const
export type EnquiryView = (typeof views)[number]

export const viewLabels: Record<EnquiryView, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

const viewOf = ({ state }: Enquiry): EnquiryView =>
  state === 'answered' || state === 'closed' ? state : 'open'

/** Enquiries of one view: open ones by the promise that breaks first, the others by what was done last. */
export const inView = (rows: readonly Enquiry[], view: EnquiryView): Enquiry[] =>
  rows
    .filter((row) => viewOf(row) === view)
    .toSorted((one, other) =>
      view === 'open'
        ? Date.parse(one.promisedUntil) - Date.parse(other.promisedUntil) || one.id - other.id
        : Date.parse(other.changedAt) - Date.parse(one.changedAt) || other.id - one.id,
    )

/** Of the sectors that a person sees. */
export const ofSectors = (rows: readonly Enquiry[], sectors: readonly Sector[]): Enquiry[] =>
  rows.filter((row) => sectors.includes(row.sector))
