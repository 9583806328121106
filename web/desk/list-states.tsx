import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Retry } from './listed.ts'

/** A grey placeholder, visible only if the answer takes a moment. */
export const Skeleton = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`skel block transition-opacity delay-150 duration-quick starting:opacity-0 ${className}`}
  />
)

/** Placeholder rows for a list that loads. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4, 5].slice(0, rows).map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 px-4 py-4 sm:px-5">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3.5 w-1/2" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </div>
  )
}

type EmptyProps = { title: string; children?: ReactNode; picture?: string }

/** The text of an empty list, with an action. As high as the rows while loading, so that nothing jumps. */
export function Empty({ title, children, picture }: EmptyProps) {
  return (
    <div className="grid min-h-88.5 place-content-center justify-items-center gap-1 px-5 py-10 text-center">
      {picture !== undefined && <img src={picture} alt="" width={176} height={110} className="mb-2" />}
      <p className="font-display text-lg font-[560] tracking-title">{title}</p>
      {children !== undefined && <div className="max-w-[38ch] text-muted">{children}</div>}
    </div>
  )
}

type FailedProps = {
  title: string
  read: Retry
  what?: string
  /** What the list had when last loaded: '36 entries were here on 16 June 14:18'. */
  seen?: string
}

/** A list that failed to load is not empty: the title says so. On /admin, lists then show their empty text (R-P8). */
export function Failed({ title, read, what = 'The list', seen }: FailedProps) {
  return (
    <div
      role="alert"
      className="grid min-h-88.5 place-content-center justify-items-center px-5 py-10 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-red-50 text-red-700">
        <CloudOff className="size-6" />
      </span>
      <p className="mt-3 font-display text-lg font-[560] tracking-title">{title}</p>
      <p className="mt-1 max-w-[38ch] text-balance text-muted">
        <b className="block font-semibold text-red-700">{what} could not be loaded, try again.</b>
        Nothing is lost{seen && `, ${seen}`}.
      </p>
      <Button
        kind="ink"
        size="md"
        className="mt-4"
        busy={read.isFetching}
        busyLabel="Trying again..."
        onClick={() => void read.refetch()}
      >
        <RotateCw />
        Try again
      </Button>
    </div>
  )
}

type NotReadProps = FailedProps & { read: { isError: boolean }; rows?: number }

/** In place of a list without data: it is loading, or has failed. */
export const NotRead = ({ rows, ...props }: NotReadProps) =>
  props.read.isError ? <Failed {...props} /> : <ListSkeleton rows={rows} />
