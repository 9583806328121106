import { LoaderCircle } from 'lucide-react'

/** Shown until the client secret arrives. */
export const Preparing = () => (
  <p role="status" className="flex min-h-80 items-center justify-center gap-3 text-lg text-muted">
    <LoaderCircle
      aria-hidden="true"
      className="size-6 animate-spin text-sea-600 motion-reduce:animate-none"
    />
    Preparing your checkout...
  </p>
)
