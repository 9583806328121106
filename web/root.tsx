import './no-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { LinksFunction } from 'react-router'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import archivo from './assets/fonts/archivo-wide-latin.woff2'
import figtree from './assets/fonts/figtree-latin.woff2'
import { newQueryClient } from './query-client.ts'
import { useScrolling } from './shell/scrolling.ts'
import { Trouble } from './shell/trouble.tsx'
import { Toasts } from './ui/toast.tsx'
import './styles.css'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: LinksFunction = () => [
  font(archivo),
  font(figtree),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

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
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [client] = useState(newQueryClient)
  useScrolling()
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  )
}

export { Trouble as ErrorBoundary }
