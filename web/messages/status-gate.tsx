import type { UseQueryResult } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NotificationStatus } from '#contract/calls/messages.ts'
import { Failed } from '#web/desk/list-states.tsx'
import type { Access } from './access.ts'
import { Offer } from './offer.tsx'

export type Gate = {
  /** Not known yet who looks. */
  loading: boolean
  access: Access
  mayRead: boolean
  status: UseQueryResult<NotificationStatus>
}

/** A spinner while the status loads, a word when it could not; else what stands without it, with the way in. */
export function StatusGate({
  loading,
  access,
  mayRead,
  status,
  children,
}: Gate & { children: (status: NotificationStatus | undefined) => ReactNode }) {
  if (loading || (mayRead && status.isPending))
    return (
      <div role="status" className="mt-5 grid min-h-64 place-items-center">
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
        <Failed
          title="Notifications"
          what="What is switched on"
          busy={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      </div>
    )
  return (
    <>
      {!mayRead && <Offer access={access} />}
      {children(status.data)}
    </>
  )
}
