import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHouse } from '#web/house-on-page.ts'
import { GiantName } from '#web/ui/wordmark.tsx'
import { CallOrWrite } from './call-or-write.tsx'
import { Footer, footerLink as row } from './footer.tsx'
import { PageFrame } from './page-frame.tsx'
import { Social, SurfClub } from './surf-club.tsx'

const columns = [
  {
    title: 'Ride',
    links: [
      { to: '/booking/efoil-private', label: 'E-Foil Private Rent' },
      { to: '/surf-sauna-booking', label: 'Surf and Sauna' },
      { to: '/booking/jetski', label: 'Jetski Rent' },
      { to: '/booking/wake-surf', label: 'Wake Surf' },
      { to: '/custom-order', label: 'A board of your own' },
    ],
  },
  {
    title: 'Together',
    links: [
      { to: '/corporate-events', label: 'Corporate events' },
      { to: '/birthdays', label: 'Birthdays' },
      { to: '/membership', label: 'Membership' },
      { to: '/surf-klub', label: 'Members’ club' },
    ],
  },
]

/** A page that begins with a picture and ends with links to all parts of the site. */
export const FullFrame = ({ children }: { children: ReactNode }) => (
  <PageFrame header="over" footer={<FullFooter />}>
    {children}
  </PageFrame>
)

/** The footer with links to all parts of the site above the legal line and the name below it. */
export const FullFooter = () => (
  <Footer above={<Columns />} below={<GiantName className="-mb-[3.5%] w-full text-sea-900" />} />
)

function Columns() {
  return (
    <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
      <div>
        <p className="max-w-[16ch] font-display text-xl font-[560] tracking-title">
          Fly silently above the water.
        </p>
        <p className="mt-3 max-w-[34ch] text-muted">{useHouse().brand.tagline}.</p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="mb-2 text-sm font-semibold text-quiet">{title}</p>
          <ul className="lg:space-y-1">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={row}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div>
        <p className="mb-3 text-sm font-semibold text-quiet">Questions?</p>
        <div className="flex flex-col items-start gap-2.5">
          <CallOrWrite className="flex-col items-start" size="md" />
          <SurfClub className={`${row} gap-1`} />
          <Social className={`${row} gap-1`} />
        </div>
      </div>
    </div>
  )
}
