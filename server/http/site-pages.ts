import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { allScreens } from '#contract/all-screens.ts'
import type { House } from '#domain/house/house.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import type { Page } from './page.ts'
import { pageOf } from './page.ts'
import { structuredData } from './structured-data.ts'

/** Writes the HTML of the page at a path as the house has it. */
type WritePage = (path: string, house: House) => Promise<string>
type Pages = ReadonlyMap<string, Page>
type Settings = { publicUrl: string; payments: { kind: string }; demo: boolean }

/** The pages that are served. */
export type SitePages = {
  /** Of all else that browsers load. */
  folder: string
  at: (path: string) => Page | undefined
  /**
   * Renders all pages of a house and serves them from then on: a request gets a page of the earlier ones or of these, never
   * of both. Refuses when one of them fails: what is served stays. Of two houses at once the later one is shown.
   */
  show: (house: House) => Promise<void>
}

/** Renders the pages of a house by the site that was built into `folder`, and holds them (docs/decisions/029). */
export async function sitePages(folder: string, house: House, settings: Settings): Promise<SitePages> {
  const built = pathToFileURL(join(folder, 'server/index.js')).href
  const { writePage } = (await import(built)) as { writePage: WritePage }
  let pages = await renderPages(writePage, house, settings)
  let latest = house
  return {
    folder: join(folder, 'client'),
    at: (path) => pages.get(path),
    show: async (next) => {
      latest = next
      const rendered = await renderPages(writePage, next, settings)
      if (latest === next) pages = rendered
    },
  }
}

async function renderPages(
  write: WritePage,
  house: House,
  { publicUrl, payments, demo }: Settings,
): Promise<Pages> {
  const takesCards = payments.kind === 'stripe'
  const pages = new Map<string, Page>()
  for (const screen of allScreens(house).filter(({ prerender }) => prerender)) {
    const facts = structuredData(house, screen, publicUrl)
    for (const path of screen.paths) {
      const html = await write(path, publicHouse(house)).catch((cause) => {
        throw new Error(`The page ${path} could not be rendered`, { cause })
      })
      pages.set(path, pageOf(html, publicUrl, { facts, takesCards, demo }))
      // Requests that wait are answered between two pages.
      await nextTurn()
    }
  }
  return pages
}
