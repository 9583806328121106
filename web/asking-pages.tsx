import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** Wraps the pages that call the server (web/routes.ts). */
export default function AskingPages() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
