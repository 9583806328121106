import { StaffFrame } from './frame.tsx'
import { Skeleton } from './list-states.tsx'

/** Before it is known who looks: the frame stands, its inside waits. */
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
