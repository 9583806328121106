import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Links, type LinksFunction, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { type Reads, readsAt } from '#contract/screens.ts'
import type { Route } from './+types/root.ts'
import { markHydrated } from './early/hydrated.ts'
import { inHtml, inPreview, partOf, readsInHtml, servedHouse } from './served-house.ts'
import { useScrolling } from './shell/scrolling.ts'
import { Trouble } from './shell/trouble.tsx'
import { lazyWithRetry } from './ui/lazy-with-retry.tsx'
import { Toasts } from './ui/toast.tsx'
import { Outlines } from './ui/wordmark.tsx'
import './styles.css'
import archivo from './assets/fonts/archivo-wide-latin.woff2'
import figtree from './assets/fonts/figtree-latin.woff2'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

/** Early requests of every page: the two Latin fonts, the icons, the manifest. */
export const links: LinksFunction = () => [
  font(archivo),
  font(figtree),
  { rel: 'icon', type: 'image/png', sizes: '96x96', href: '/icon-96.png' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** Runs when the server renders a page: activities and prices are in its HTML, and in no script. */
export function loader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  const reads = readsAt(path)
  const part = partOf(context.get(servedHouse), context.get(inHtml) ? readsInHtml(path, reads) : reads)
  return { ...part, ...(context.get(inPreview) ? { isPreview: true } : {}) }
}
/** The next page gets its part of the house unless this one has it; the same page when it reloads (web/desk/live.ts). */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || readsAt(nextUrl.pathname).some((part) => !held.includes(part))

/** The part that the open page has. */
let held: Reads = []

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" data-preview={data?.isPreview && ''}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#06232b" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlines name={data?.house.brand.name} />
        {children}
        <Scripts />
      </body>
    </html>
  )
}

const PreviewBar = lazyWithRetry(
  () => import('./shell/preview-bar.tsx').then((module) => module.PreviewBar),
  {
    note: 'float',
  },
)

export default function Root({
  loaderData: { isPreview, reads },
}: {
  loaderData: ReturnType<typeof loader>
}) {
  useScrolling()
  // Set with the page, not later: otherwise going back at once would show the old page's part.
  useLayoutEffect(() => {
    held = reads
  }, [reads])
  useEffect(() => void markHydrated(document), [])
  return (
    <>
      <Outlet />
      <Toasts />
      {isPreview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root')
  const { name, phone } = data?.house.brand ?? {}
  return <Trouble name={name} phone={phone} />
}
