import type { MetaDescriptor } from 'react-router'
import type { Screen } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { type HeadArgs, houseOfMatches } from '#web/house-on-page.ts'

type Brand = Pick<House['brand'], 'name' | 'tagline'>
type Page = {
  title: string
  description?: string
  screen: Screen
  /** The picture in link previews; `og-NAME.jpg` is generated from it. */
  picture?: { name: string; alt: string }
}

// The server writes the operator's domain into each page. In the browser the tags must be the same, or React would add its own to
// them: of two canonical addresses neither counts.
const origin =
  typeof document === 'undefined'
    ? ''
    : new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin

/**
 * The head of a page: title, description, preview picture, one canonical address for alias routes, and `noindex` where
 * contract/screens.ts excludes search engines. Addresses are relative: the pages are rendered before the operator's domain
 * is known.
 */
export function headOf(
  { name, tagline }: Brand,
  { title, description = tagline, screen, picture }: Page,
): MetaDescriptor[] {
  const full = title.includes(name) ? title : `${title} · ${name}`
  const address = screen.paths[0] ?? '/'
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:image', content: origin + (picture ? `/media/og-${picture.name}.jpg` : '/media/og.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture?.alt ?? 'Calm sea under a wide sky' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(screen.index ? found(address) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** The `meta` of a route: its head, built from the house that came with the page. */
export const metaOf =
  (page: Page | ((house: House) => Page)) =>
  ({ matches }: HeadArgs): MetaDescriptor[] => {
    const house = houseOfMatches(matches)
    return headOf(house.brand, typeof page === 'function' ? page(house) : page)
  }

const found = (address: string): MetaDescriptor[] => [
  { property: 'og:url', content: origin + address },
  { tagName: 'link', rel: 'canonical', href: origin + address },
]
