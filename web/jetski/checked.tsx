import { CloudOff, RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Choosing } from './use-choice.ts'

const stepSeconds = 5

const watch = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, stepSeconds * 1000)
  return () => clearInterval(timer)
}
const clock = (): number => Math.floor(Date.now() / (stepSeconds * 1000)) * stepSeconds * 1000

/** How old the status of the fleet is, or that it could not be read. */
export function Checked({ status }: { status: Choosing['status'] }) {
  const now = useSyncExternalStore(watch, clock, () => 0)
  const seconds = Math.max(0, Math.round((now - status.dataUpdatedAt) / 1000 / stepSeconds) * stepSeconds)
  const Icon = status.isError ? CloudOff : RefreshCw
  return (
    <p className="mt-8 flex min-h-6 gap-2 text-sm text-muted tnum">
      <Icon className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      {status.isError
        ? 'Availability could not be checked. We try again every 30 seconds; the start times on the next page are exact.'
        : status.dataUpdatedAt === 0
          ? 'Checking availability...'
          : seconds === 0
            ? 'Availability checked just now'
            : `Availability checked ${seconds} seconds ago`}
    </p>
  )
}
