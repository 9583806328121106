import type { UseQueryResult } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NotificationStatus } from '#contract/calls/messages.ts'
import { Failed } from '#web/desk/list-states.tsx'

export type Gate = {
  /** Not known yet who looks. */
  loading: boolean
  mayRead: boolean
  status: UseQueryResult<NotificationStatus>
}

/** A spinner while the status loads (spec 2), a word when it could not; what stands without it otherwise. */
export function StatusGate({
  loading,
  mayRead,
  status,
  children,
}: Gate & { children: (status: NotificationStatus | undefined) => ReactNode }) {
  if (loading || (mayRead && status.isPending))
    return (
      <div role="status" className="grid min-h-64 place-items-center">
        <span className="sr-only">Loading...</span>
        <LoaderCircle
          aria-hidden="true"
          className="size-8 animate-spin text-sea-600 transition-opacity delay-150 duration-quick starting:opacity-0 motion-reduce:animate-none"
        />
      </div>
    )
  if (mayRead && status.data === undefined)
    return (
      <div className="card mt-5">
        <Failed title="Notifications" busy={status.isFetching} onRetry={() => void status.refetch()} />
      </div>
    )
  return children(status.data)
}
