import type { MetaDescriptor } from 'react-router'
import type { Screen } from '#contract/screens.ts'
import { site } from '#domain/site.ts'

type Page = { title: string; description?: string; screen: Screen }

const previewPicture = '/media/og.jpg'
const previewWords = 'A rider glides above the sea on an e-foil at sunset'

// The server writes the operator's domain into each page. In the browser the same must be said, or React takes the tags
// for others and adds its own beside them: two canonical addresses, of which neither counts.
const origin =
  typeof document === 'undefined'
    ? ''
    : new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin

/**
 * What stands in the head of a page: title, description, preview picture, one canonical address for alias routes, and
 * `noindex` where contract/screens.ts keeps search engines out. Addresses are relative: the pages are written before
 * anybody knows the operator's domain.
 */
export function headOf({ title, description = site.tagline, screen }: Page): MetaDescriptor[] {
  const full = title.includes(site.brand) ? title : `${title} · ${site.brand}`
  const address = screen.paths[0] ?? '/'
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:image', content: origin + previewPicture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: previewWords },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(screen.index ? found(address) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const found = (address: string): MetaDescriptor[] => [
  { property: 'og:url', content: origin + address },
  { tagName: 'link', rel: 'canonical', href: origin + address },
]
