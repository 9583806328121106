import { ArrowLeft } from 'lucide-react'
import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { PageFrame } from '#web/shell/page-frame.tsx'

/** Header, footer and space for a phone's pay bar. A component of its own, so that the page's state does not re-render it. */
export const BookingFrame = ({ children, header }: { children: ReactNode; header?: 'over' }) => (
  <div className="max-lg:[&>footer]:pb-24">
    <PageFrame header={header}>{children}</PageFrame>
  </div>
)

/** The link back; entries are kept. */
export const BackLink = ({ to = '/booking', children }: { to?: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
    <ArrowLeft className="size-5" />
    {children}
  </Link>
)

type PageProps = {
  /** The link back and the progress. */
  way: ReactNode
  title: string
  lead: ReactNode
  /** The form and what is around it. */
  children: ReactNode
  /** The right column: the price. */
  summary: ReactNode
  /** The price at the foot of a phone. */
  bar: ReactNode
}

/** Choices on the left, price on the right; on a phone the price is at the foot. */
export const BookingPage = ({ way, title, lead, children, summary, bar }: PageProps) => (
  <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
    <div className="way">{way}</div>
    <div className="mt-6 grid gap-x-14 lg:grid-cols-[1fr_23rem]">
      <div className="min-w-0">
        <h1 className="display text-5xl">{title}</h1>
        <div className="mt-3 max-w-[46ch] text-lg text-muted">{lead}</div>
        {children}
      </div>
      {summary}
    </div>
    {bar}
  </div>
)

type FormProps = {
  id?: string
  label: string
  root: RefObject<HTMLFormElement | null>
  onSubmit: (event: SyntheticEvent) => void
  announced?: string
  className: string
  children: ReactNode
}

export const FormFrame = ({ id, label, root, onSubmit, announced, className, children }: FormProps) => (
  <form
    id={id}
    ref={root}
    noValidate
    // "dialog" submits nothing outside a dialog: before hydration the form must not put names into the URL.
    method="dialog"
    aria-label={label}
    onSubmit={onSubmit}
    className={className}
  >
    {children}
    {announced !== undefined && (
      <p role="status" className="sr-only">
        {announced}
      </p>
    )}
  </form>
)
