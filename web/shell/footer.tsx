import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHouse } from '#web/house-on-page.ts'
import { CallLink, MailLink } from './reach-links.tsx'

const legal = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/imprint', label: 'Imprint' },
]
export const footerLink =
  'inline-flex min-h-9 items-center rounded-sm max-lg:min-h-11 hover:underline hover:underline-offset-4'

/** The legal line, by itself or between two parts that full-frame.tsx adds. */
export function Footer({ above, below }: { above?: ReactNode; below?: ReactNode }) {
  return (
    <footer className="dusk overflow-hidden bg-page">
      <div className={`mx-auto max-w-page px-gutter ${above ? 'pt-part pb-10 sm:pt-20' : 'py-6'}`}>
        {above}
        <div
          className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-quiet ${above ? 'mt-16 border-t border-line pt-6' : ''}`}
        >
          <p>© {useHouse().brand.legalLine}. All rights reserved.</p>
          <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
            {legal.map(({ to, label }) => (
              <Link key={to} to={to} className={footerLink}>
                {label}
              </Link>
            ))}
          </nav>
          <p className="flex flex-wrap gap-x-6">
            <CallLink className={footerLink} />
            <MailLink className={footerLink} />
          </p>
        </div>
      </div>
      {below}
    </footer>
  )
}
