import type { LinksFunction } from 'react-router'
import archivo from '../assets/fonts/archivo-wide-latin.woff2'
import figtree from '../assets/fonts/figtree-latin.woff2'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

/** What every page asks for early: the two latin fonts, the icons, the manifest. */
export const siteLinks: LinksFunction = () => [
  font(archivo),
  font(figtree),
  { rel: 'icon', type: 'image/png', sizes: '96x96', href: '/icon-96.png' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]
