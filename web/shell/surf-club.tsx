import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { site } from '#domain/site.ts'

/** The sister club: another site, so another tab. */
export function SurfClub({ icon = 'size-4', ...rest }: ComponentProps<'a'> & { icon?: string }) {
  return (
    <a {...rest} href={site.surfClubUrl} target="_blank" rel="noreferrer">
      Surf club
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowUpRight aria-hidden="true" className={`${icon} flex-none opacity-70`} />
    </a>
  )
}
