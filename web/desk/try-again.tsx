import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type Read = { isFetching: boolean; refetch: () => unknown }

/** Asks again for what did not come. */
export const TryAgain = ({ read, size }: { read: Read; size: 'sm' | 'md' }) => (
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

type FiguresProps = { read: Read; children?: ReactNode }

/** The figures of a desk did not come; what stands below them is there all the same. */
export const FiguresFailed = ({ read, children }: FiguresProps) => (
  <section aria-label="Figures" role="alert" className="card mt-5 flex flex-wrap items-center gap-4 p-5">
    <p className="text-muted">
      <b className="font-semibold text-red-700">The figures could not be loaded, try again.</b> {children}
    </p>
    <TryAgain read={read} size="md" />
  </section>
)
