import { ArrowUpRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useHouse } from '#web/house-on-page.ts'

type Props = ComponentProps<'a'> & { icon?: string }

/** Another site opens in another tab. */
const SiteLink = ({ icon = 'size-4', children, ...rest }: Props & { children: ReactNode }) => (
  <a {...rest} target="_blank" rel="noreferrer">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
    <ArrowUpRight className={`${icon} flex-none opacity-70`} />
  </a>
)

/** The sister club; renders nothing if the house has none. */
export function SurfClub(props: Props) {
  const { surfClub } = useHouse().brand.links
  return surfClub ? (
    <SiteLink {...props} href={surfClub}>
      Surf club
    </SiteLink>
  ) : null
}

/** Links to our pages on social media. */
export const Social = ({ className }: { className: string }) =>
  useHouse().brand.social.map(({ name, url }) => (
    <SiteLink key={url} href={url} className={className}>
      {name}
    </SiteLink>
  ))
