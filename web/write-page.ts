import * as build from 'virtual:react-router/server-build'
import { starter } from 'virtual:starter'
import type { House } from '#domain/house/house.ts'
import { startLate } from './early/late-start.ts'
import { pageWriter } from './entry.server.tsx'

// The part of the site's code that the server loads (build/server/index.js) to render pages (server/http/site-pages.ts).

const write = pageWriter(build)

/** The page at `path` for a house, and its data. Rejects if the page fails, with the error. */
export async function writePage(path: string, house: House, isPreview?: boolean) {
  const { html, data } = await write(path, house, isPreview)
  return { html: startLate(html, starter), data }
}
