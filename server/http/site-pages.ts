import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { allScreens } from '#contract/all-screens.ts'
import type { Screen } from '#contract/screens.ts'
import type { Page } from './page.ts'
import { pageOf } from './page.ts'
import { structuredData } from './structured-data.ts'

/** Writes the HTML of the page at a path, with what it carries of the house. */
type WritePage = (path: string, house?: object) => Promise<string>
/** What a screen's pages carry of the house; the same for the server and the browser. */
type PartFor = (screen: Screen) => object | undefined
type Pages = ReadonlyMap<string, Page>
type Settings = { publicUrl: string; payments: { kind: string }; demo: boolean }

/** The pages that are served. */
export type SitePages = {
  /** Of all else that browsers load. */
  folder: string
  at: (path: string) => Page | undefined
  /** Renders all pages, which are not served yet. Refuses when one of them fails: what is served stays. */
  render: (partFor?: PartFor) => Promise<Pages>
  /** Serves these from now on: a request gets a page of the earlier ones or of these, never of both. */
  replace: (pages: Pages) => void
}

/** Renders the pages by the site that was built into `folder`, and holds them (docs/decisions/029). */
export async function sitePages(folder: string, settings: Settings): Promise<SitePages> {
  const built = pathToFileURL(join(folder, 'server/index.js')).href
  const { writePage } = (await import(built)) as { writePage: WritePage }
  const render = (partFor?: PartFor) => renderPages(writePage, settings, partFor)
  let pages = await render()
  return {
    folder: join(folder, 'client'),
    at: (path) => pages.get(path),
    render,
    replace: (next) => {
      pages = next
    },
  }
}

async function renderPages(
  write: WritePage,
  { publicUrl, payments, demo }: Settings,
  partFor: PartFor = () => undefined,
): Promise<Pages> {
  const takesCards = payments.kind === 'stripe'
  const pages = new Map<string, Page>()
  for (const screen of allScreens.filter(({ prerender }) => prerender)) {
    const facts = structuredData(screen, publicUrl)
    const house = partFor(screen)
    for (const path of screen.paths) {
      const html = await write(path, house).catch((cause) => {
        throw new Error(`The page ${path} could not be rendered`, { cause })
      })
      pages.set(path, pageOf(html, publicUrl, { facts, house, takesCards, demo }))
      // Requests that wait are answered between two pages.
      await nextTurn()
    }
  }
  return pages
}
