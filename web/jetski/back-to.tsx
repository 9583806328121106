import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** The way back to the machines; what was entered is kept. */
export const BackTo = ({ children }: { children: string }) => (
  <Link to="/booking/jetski" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
    <ArrowLeft className="size-5" aria-hidden="true" />
    {children}
  </Link>
)
