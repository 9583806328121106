import { Outlet } from 'react-router'
import { QueryProvider } from './query-provider.tsx'

/** Around the pages that ask the server (web/routes.ts). */
export default function AskingPages() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
