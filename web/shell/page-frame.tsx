import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

type Props = {
  children: ReactNode
  /** `over`: transparent above a dark picture at the very top; the page then leaves no space for the header. */
  header?: 'light' | 'over'
  /** Default: the legal line only. */
  footer?: ReactNode
}

/** Header, content and footer. */
export function PageFrame({ children, header = 'light', footer = <Footer /> }: Props) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 rounded-full bg-selected px-5 py-3 font-semibold text-on-selected not-focus:sr-only"
      >
        Skip to content
      </a>
      <Header over={header === 'over'} />
      <main id="main" tabIndex={-1} className={`outline-none ${header === 'over' ? '' : 'pt-header'}`}>
        {children}
      </main>
      {footer}
    </>
  )
}
