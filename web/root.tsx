import { type ReactNode, useEffect } from 'react'
import type { RouterContextProvider } from 'react-router'
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import { offered } from '#domain/offers/offered.ts'
import { markHydrated } from './early/hydrated.ts'
import { servedHouse } from './served-house.ts'
import { useScrolling } from './shell/scrolling.ts'
import { siteLinks } from './shell/site-links.ts'
import { Trouble } from './shell/trouble.tsx'
import { Toasts } from './ui/toast.tsx'
import { Outlines } from './ui/wordmark.tsx'
import './styles.css'

export const links = siteLinks

/** Read when the server renders its pages: what is sold, and for how much, stands in their HTML, and in no script. */
export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const house = context.get(servedHouse)
  return { offered: offered(house), house }
}
/** The same for as long as the page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#06232b" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlines />
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useScrolling()
  useEffect(() => void markHydrated(document), [])
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root')
  return <Trouble {...(data ? { phone: data.house.brand.phone } : {})} />
}
