import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import type { OwnLink } from './success-link.ts'

/** To the page of this booking alone. While it comes its room is kept, so that nothing moves below. */
export function OwnLinkButton({ link: { path, coming } }: { link: OwnLink }) {
  if (path === undefined && !coming) return null
  return (
    <>
      {path === undefined ? (
        <span aria-hidden="true" className="skel mt-3 block h-13 rounded-full!" />
      ) : (
        <Link to={path} className={`${buttonClass('line')} mt-3 w-full`}>
          Open your booking
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
      <p className="mt-3 text-center text-sm text-muted">
        Receipt, directions, cancelling. No account needed.
      </p>
    </>
  )
}
