import { join } from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { allScreens } from '#contract/all-screens.ts'
import { type Screen, screens } from '#contract/screens.ts'
import { usualClosing } from '#domain/activities/full-day.ts'
import type { House } from '#domain/house/house.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { euroText } from '#domain/money.ts'
import { offeredLocations } from '#domain/offered-locations.ts'
import { serviceOf } from './offers.ts'
import { type Page, pageOf, type Written } from './page.ts'

type Thing = Record<string, unknown>

const vocabulary = 'https://schema.org'

/** Structured data for search engines: the business on the start page, offers on the others. Only facts, no ratings. */
export function structuredData(house: House, screen: Screen, publicUrl: string): Thing | undefined {
  if (!screen.index) return undefined
  if (screen === screens.landing) return { '@context': vocabulary, '@graph': business(house, publicUrl) }
  const service = serviceOf(house, screen)
  if (!service) return undefined
  const url = `${publicUrl}${screen.paths[0]}`
  return {
    '@context': vocabulary,
    '@type': 'Service',
    name: service.name,
    url,
    provider: {
      '@type': 'Organization',
      '@id': idOf(publicUrl),
      name: house.brand.name,
      url: `${publicUrl}/`,
    },
    areaServed: service.places.map((id) => ({ '@type': 'Place', name: placeText(locationOf(house, id)) })),
    offers: service.offers.map(({ name, cents, currency = 'EUR' }) => ({
      '@type': 'Offer',
      name,
      price: euroText(cents),
      priceCurrency: currency,
      url,
    })),
  }
}

const idOf = (publicUrl: string, place?: LocationId): string => `${publicUrl}/#${place ?? 'business'}`

const business = (house: House, publicUrl: string): Thing[] => [
  {
    '@type': 'Organization',
    '@id': idOf(publicUrl),
    name: house.brand.name,
    slogan: house.brand.tagline,
    legalName: house.brand.seller.company,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: house.brand.phone,
    email: house.brand.email,
    ...(house.brand.social.length > 0 ? { sameAs: house.brand.social.map((one) => one.url) } : {}),
  },
  ...offeredLocations(house).map((place) => ({
    '@type': 'SportsActivityLocation',
    '@id': idOf(publicUrl, place.id),
    name: `${house.brand.name} ${placeText(place)}`,
    parentOrganization: { '@id': idOf(publicUrl) },
    url: `${publicUrl}/`,
    image: `${publicUrl}/media/og.jpg`,
    telephone: house.brand.phone,
    email: house.brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.meetingPoint,
      addressLocality: place.name,
      addressCountry: place.country,
    },
    openingHours: openingHours(house, place.id),
  })),
]

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The year-round hours in the format of search engines; seasons are left out. */
function openingHours(house: House, place: LocationId): string[] | string {
  const { hours } = house.places[place]!
  if (hours.length === 0) return `Mo-Su ${house.activities['test-drive'].starts[0]}-${usualClosing}`
  return hours
    .filter(({ from, to }) => from === '01-01' && to === '12-31')
    .map(
      ({ weekdays: days, open, close }) =>
        `${days.map((day) => weekdays[day - 1]).join(',')} ${open}-${close}`,
    )
}

/** Renders a page of a house; `isPreview` adds the preview bar. */
type WritePage = (path: string, house: House, isPreview?: boolean) => Promise<Written>
type Pages = ReadonlyMap<string, Page>
type Settings = { publicUrl: string; payments: { kind: string }; demo: boolean }

export type SitePages = {
  /** Folder of all other files that browsers load. */
  folder: string
  at: (path: string) => Page | undefined
  /**
   * Renders all pages of a house, then serves them: a page is never a mix of two houses. If one fails, refuses and keeps serving
   * the old pages. Of two concurrent calls the later house wins.
   */
  show: (house: House) => Promise<void>
  /** Renders all pages again if prices began since they were rendered. */
  renew: () => Promise<void>
  /** A page of an unpublished house, if it has one at this path. */
  preview: (path: string, house: House) => Promise<Page | undefined>
}

/**
 * Renders a house's pages with the site built into `folder` and the prices in force, and keeps them in memory
 * (docs/decisions/029).
 */
export async function sitePages(
  folder: string,
  house: House,
  settings: Settings,
  now: () => Temporal.Instant,
): Promise<SitePages> {
  const built = pathToFileURL(join(folder, 'server/index.js')).href
  // Pages look for localStorage; Node's own would warn about a missing file.
  Reflect.deleteProperty(globalThis, 'localStorage')
  const { writePage } = (await import(built)) as { writePage: WritePage }
  const today = (of: House) => pricesNow(of, now())
  let latest = house
  let shown = today(house)
  let pages = await renderPages(writePage, shown, settings)
  const show = async (next: House) => {
    latest = next
    const inForce = today(next)
    const rendered = await renderPages(writePage, inForce, settings)
    if (latest !== next) return
    pages = rendered
    shown = inForce
  }
  return {
    folder: join(folder, 'client'),
    at: (path) => pages.get(path),
    show,
    renew: async () => {
      if (!isDeepStrictEqual(today(latest), shown)) await show(latest)
    },
    preview: async (path, draft) => {
      const next = today(draft)
      const screen = allScreens(next).find(({ paths }) => paths.includes(path))
      return (
        screen && pageFrom(await writePage(path, publicHouse(next), true), { house: next, screen, settings })
      )
    },
  }
}

async function renderPages(write: WritePage, house: House, settings: Settings): Promise<Pages> {
  const pages = new Map<string, Page>()
  for (const screen of allScreens(house))
    for (const path of screen.paths) {
      const written = await write(path, publicHouse(house)).catch((cause) => {
        throw new Error(`The page ${path} could not be rendered`, { cause })
      })
      pages.set(path, pageFrom(written, { house, screen, settings }))
      // Waiting requests are answered between two pages.
      await nextLoop()
    }
  return pages
}

function pageFrom(
  written: Written,
  { house, screen, settings }: { house: House; screen: Screen; settings: Settings },
): Page {
  const { publicUrl, payments, demo } = settings
  const facts = structuredData(house, screen, publicUrl)
  return pageOf(written, publicUrl, { facts, payments: payments.kind, demo })
}
