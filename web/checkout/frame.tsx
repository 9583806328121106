import { ArrowLeft, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#domain/site.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The checkout's own header: one way back, no menu, nothing that leads away while paying. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="bg-surface shadow-hair">
        <div className="mx-auto flex h-18 max-w-flow items-center justify-between gap-4 px-gutter">
          <Link
            to="/"
            aria-label={`Back to ${site.brand}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="max-sm:hidden">Back to {site.brand}</span>
            <span className="sm:hidden">Back</span>
          </Link>
          <Wordmark name={site.brand} className="h-7 max-sm:hidden" />
          <p className="inline-flex items-center gap-2 font-semibold">
            <Lock aria-hidden="true" className="size-4.5 text-sea-600" />
            Secure Checkout
          </p>
        </div>
      </header>
      <main className="mx-auto max-w-flow px-gutter pt-8 pb-32 lg:pt-12 lg:pb-20">{children}</main>
    </>
  )
}
