import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { StaffFrame } from './frame.tsx'
import { Skeleton } from './list-states.tsx'
import type { Retry } from './listed.ts'

/** Repeats a failed load. */
const TryAgain = ({ read, size }: { read: Retry; size: 'sm' | 'md' }) => (
  <Button
    kind="line"
    size={size}
    className="max-md:min-h-11"
    busy={read.isFetching}
    busyLabel="Trying again..."
    onClick={() => void read.refetch()}
  >
    Try again
  </Button>
)

type FiguresProps = { read: Retry; children?: ReactNode }

/** The figures of a desk failed to load; the rest of the page is shown. */
export const FiguresFailed = ({ read, children }: FiguresProps) => (
  <section aria-label="Figures" role="alert" className="card mt-5 flex flex-wrap items-center gap-4 p-5">
    <p className="text-muted">
      <b className="font-semibold text-red-700">The figures could not be loaded, try again.</b> {children}
    </p>
    <TryAgain read={read} size="md" />
  </section>
)

/** While the session loads: the frame without content. */
export function Loading({ title = 'Booking dashboard' }: { title?: string }) {
  return (
    <StaffFrame>
      <h1 className="sr-only">{title}</h1>
      <p className="sr-only" role="status">
        Loading...
      </p>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="mt-6 h-40 w-full rounded-lg!" />
      <Skeleton className="mt-5 h-96 w-full rounded-lg!" />
    </StaffFrame>
  )
}

// A part of a booking that loads when opened: two lines while loading, one after a failure.

export const PartLoading = () => (
  <div role="status" className="mt-3 space-y-2">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-4 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
  </div>
)

type PartProps = {
  /** The part as the beginning of a sentence: 'The history'. */
  what: string
  read: Retry
}

export const PartFailed = ({ what, read }: PartProps) => (
  <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
    <b className="font-semibold text-red-700">{what} could not be loaded.</b>
    <TryAgain read={read} size="sm" />
  </p>
)
