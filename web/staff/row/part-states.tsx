import { Skeleton } from '#web/desk/list-states.tsx'
import type { Retry } from '#web/desk/listed.ts'
import { TryAgain } from '#web/desk/load-states.tsx'

// A part of a booking that loads when opened: two lines while loading, one after a failure.

export const PartLoading = () => (
  <div role="status" className="mt-3 space-y-2">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-4 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
  </div>
)

type Props = {
  /** The part as the beginning of a sentence: 'The history'. */
  what: string
  read: Retry
}

export const PartFailed = ({ what, read }: Props) => (
  <p role="alert" className="mt-3 flex flex-wrap items-center gap-3">
    <b className="font-semibold text-red-700">{what} could not be loaded.</b>
    <TryAgain read={read} size="sm" />
  </p>
)
