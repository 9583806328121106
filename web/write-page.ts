import * as build from 'virtual:react-router/server-build'
import { starter } from 'virtual:starter'
import type { House } from '#domain/house/house.ts'
import { startLate } from './early/late-start.ts'
import { pageWriter } from './entry.server.tsx'

// What the server loads of the site's code (build/server/index.js): it renders the pages by it (server/http/site-pages.ts).

const write = pageWriter(build)

/** The page at `path` as the house has it, and the data of it. Refuses a page that fails, with what failed. */
export async function writePage(path: string, house: House, isPreview?: boolean) {
  const { html, data } = await write(path, house, isPreview)
  return { html: startLate(html, starter), data }
}
