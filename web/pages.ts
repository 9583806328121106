import * as build from 'virtual:react-router/server-build'
import { starter } from 'virtual:starter'
import { prerendered } from '#contract/all-screens.ts'
import { startLate } from './early/late-start.ts'
import { pageWriter } from './entry.server.tsx'
import type { HousePart } from './house.ts'

// What the server loads of the site's code (build/server/index.js): it renders the pages by it (server/http/site-pages.ts).

const write = pageWriter(build, prerendered())

/** The HTML of the page at `path`. Refuses a page that fails, with what failed. */
export const writePage = async (path: string, house?: HousePart): Promise<string> =>
  startLate(await write(path, house), starter)
