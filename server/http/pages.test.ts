import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { prerendered } from '#contract/all-screens.ts'
import { type Screen, screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { answerError } from './errors.ts'
import { pageRoutes } from './pages.ts'
import { type SitePages, sitePages, structuredData } from './site-pages.ts'
import { crawlerRoutes, sitemapText } from './site-routes.ts'

const publicUrl = 'https://merelend.example'
const all = Object.values<Screen>(screens)
const folder = mkdtempSync(join(tmpdir(), 'merelend-pages-'))
let pages: SitePages
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })

/** The code that the build makes, with as much of the pages as the server reads. */
const canonicalOf = Object.fromEntries(all.flatMap(({ paths }) => paths.map((path) => [path, paths[0]])))
const code = `const canonicals = ${JSON.stringify(canonicalOf)}
export async function writePage(path, house) {
  const { title } = house.activities['wake-surf']
  const hour = house.activities['efoil-private'].durations['1h']
  if (title === 'Failing' && path === '/terms') throw new Error('no such picture')
  const canonical = canonicals[path]
  const html = \`<html><head><link rel="canonical" href="\${canonical}"/><meta property="og:url" content="\${canonical}"/><meta property="og:image" content="/media/og.jpg"/></head><body><script>1</script><p>\${title}</p><i>\${hour.cents}</i></body></html>\`
  return { html, data: 'data of ' + path + ' with ' + title }
}`

let now = Temporal.Instant.from('2027-04-30T12:00:00Z')

const signedOut = { findCaller: async () => undefined, draft: async () => theHouse }

beforeAll(async () => {
  mkdirSync(join(folder, 'client/media'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'server/index.js'), code)
  for (const name of ['media/mail-logo.png', 'font.woff2', 'page.js', 'page.js.br'])
    writeFileSync(join(folder, 'client', name), `content of ${name}`)
  pages = await sitePages(folder, theHouse, { publicUrl, payments: { kind: 'test' }, demo: false }, () => now)
  app.setErrorHandler(answerError)
  await app.register(cookie)
  crawlerRoutes(app, { publicUrl, house: () => theHouse })
  await pageRoutes(app, {
    pages,
    house: () => theHouse,
    opens: async (token) => token !== 'altered',
    preview: signedOut,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })

describe('works', () => {
  test.each(prerendered(theHouse).filter((path) => !path.endsWith('/404')))(
    '%s answers 200 and names its canonical address and picture in full',
    async (path) => {
      const screen = all.find((one) => one.paths.includes(path))!
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain(`<link rel="canonical" href="${publicUrl}${screen.paths[0]}"/>`)
      expect(answer.body).toContain(`content="${publicUrl}/media/og.jpg"`)
    },
  )

  test('a mail program may show the pictures of mails', async () => {
    const { statusCode, headers } = await get('/media/mail-logo.png')
    expect(statusCode).toBe(200)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('a page for signed-in users is not stored by browsers, not even for the back button', async () => {
    for (const { paths, personal } of all)
      for (const path of paths.filter((one) => !one.includes(':') && one !== '/404'))
        expect((await get(path)).headers['cache-control'], path).toBe(personal ? 'no-store' : 'no-cache')
    expect(all.filter(({ personal }) => personal).flatMap(({ paths }) => paths)).toEqual([
      '/booking-dashboard',
      '/dashboard',
      '/member-dashboard',
      '/profile',
      '/admin',
      '/admin/enquiries',
      '/admin/house',
      '/admin/jetskis',
      '/admin/notifications',
    ])
  })

  test('an address in another case leads to the page and keeps its query, secrets and their case', async () => {
    for (const [address, page] of [
      ['/BOOKING', '/booking'],
      ['/Booking/Jetski/Form/?Date=2026-07-01&a=B', '/booking/jetski/form?Date=2026-07-01&a=B'],
      ['/LOGIN?next=//other.example', '/login?next=//other.example'],
      ['/B/aBcD', '/b/aBcD'],
    ] as const) {
      const { statusCode, headers } = await get(address)
      expect([statusCode, headers.location], address).toEqual([308, page])
      expect(headers['cache-control'], address).toBe(address.startsWith('/B/') ? 'no-store' : undefined)
    }
    for (const path of ['//BOOKING', '/Nothing', '/BOOKING/nothing', '/B/a/b'])
      expect((await get(path)).headers.location, path).toBeUndefined()
  })

  test('the sitemap has every public page once, at its canonical address, and no private page', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(listed).toEqual(all.filter((one) => one.index).map((one) => publicUrl + one.paths[0]))
    expect(sitemapText(theHouse, publicUrl)).not.toContain('checkout')
  })

  test("the card provider's frame may load our fonts, and other origins no other file", async () => {
    expect((await app.inject('/font.woff2')).headers['access-control-allow-origin']).toBe('*')
    expect((await app.inject('/page.js')).headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a part of a file can be requested, but not beyond its end', async () => {
    const part = (range: string) => app.inject({ url: '/media/mail-logo.png', headers: { range } })
    expect(await part('bytes=0-6')).toMatchObject({ statusCode: 206, body: 'content' })
    expect((await part('bytes=1000-')).statusCode).toBe(416)
  })

  test('a file is sent compressed to browsers that accept it; the compressed file has no address', async () => {
    const answer = await app.inject({ url: '/page.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.body).toBe('content of page.js.br')
    expect((await app.inject('/page.js')).body).toBe('content of page.js')
    for (const path of ['/page.js.br', '/PAGE.js']) expect((await app.inject(path)).statusCode).toBe(404)
  })

  test('neither the sitemap nor structured data contain what is switched off', () => {
    const without = (...ids: string[]) => {
      const house = structuredClone(theHouse)
      for (const id of ids) Object.assign(house.activities[id]!, { on: false })
      return house
    }
    const noWake = without('wake-surf')
    expect(sitemapText(theHouse, publicUrl)).toContain('/booking/wake-surf<')
    expect(sitemapText(noWake, publicUrl)).not.toContain('/booking/wake-surf<')
    expect(structuredData(theHouse, screens.wakeSurf, publicUrl)).toBeDefined()
    expect(structuredData(noWake, screens.wakeSurf, publicUrl)).toBeUndefined()
    // Jetskis are sold in two ways, on one page: while one of them is on, the page is listed.
    expect(sitemapText(without('jetski-rental'), publicUrl)).toContain('/booking/jetski<')
    expect(sitemapText(without('jetski-rental', 'jetski-request'), publicUrl)).not.toContain(
      '/booking/jetski<',
    )
  })

  test('robots.txt names the sitemap and lets crawlers read noindex', async () => {
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(body.match(/Disallow: .*/g)).toEqual(['Disallow: /api/'])
  })

  test('a page that sells something has the domain’s prices, and no ratings', async () => {
    const { body } = await get('/efoil-private-booking')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)![1]!)
    expect(data.offers[1]).toMatchObject({
      name: '1 hour, per foil',
      price: String(theHouse.activities['efoil-private'].durations['1h']!.cents / 100),
      priceCurrency: 'EUR',
      url: `${publicUrl}/booking/efoil-private`,
    })
    for (const screen of all)
      expect(JSON.stringify(structuredData(theHouse, screen, publicUrl) ?? '')).not.toMatch(/rating/i)
  })

  test('the start page names the business with one entry per place', async () => {
    const data = structuredData(theHouse, screens.landing, publicUrl) as {
      '@graph': Record<string, unknown>[]
    }
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      ...Array(5).fill('SportsActivityLocation'),
    ])
  })
})

const wakeNamed = (title: string): House => ({
  ...theHouse,
  activities: { ...theHouse.activities, 'wake-surf': { ...theHouse.activities['wake-surf'], title } },
})

describe('pages of another house', () => {
  afterEach(() => pages.show(theHouse))

  test('are served once all of them are rendered, with their own ETag', async () => {
    const before = await get('/booking')
    const shown = pages.show(wakeNamed('Waves'))
    expect((await get('/booking')).body).toBe(before.body)
    await shown
    const after = await get('/booking')
    expect(after.body).toContain('<p>Waves</p>')
    expect((await get('/b/abc')).body).toContain('<p>Waves</p>')
    expect((await get('/nowhere')).body).toContain('<p>Waves</p>')
    const address = (etag: unknown) =>
      app.inject({ url: '/booking', headers: { accept: 'text/html', 'if-none-match': String(etag) } })
    expect((await address(after.headers.etag)).statusCode).toBe(304)
    expect((await address(before.headers.etag)).statusCode).toBe(200)
    // As written by proxies that compress, in a list with other tags.
    expect((await address(`"other", W/${after.headers.etag}`)).statusCode).toBe(304)
  })

  test('are all refused if one of them fails, with its name and reason', async () => {
    const before = await get('/booking')
    await expect(pages.show(wakeNamed('Failing'))).rejects.toMatchObject({
      message: 'The page /terms could not be rendered',
      cause: { message: 'no such picture' },
    })
    expect((await get('/booking')).body).toBe(before.body)
  })

  test('of two published in a row are those of the later one', async () => {
    await Promise.all([pages.show(wakeNamed('Waves')), pages.show(wakeNamed('Later waves'))])
    expect((await get('/booking')).body).toContain('<p>Later waves</p>')
  })

  test('show new prices once their first day has begun at every place', async () => {
    const ride = theHouse.activities['efoil-private']
    const seasons = [{ from: '2027-05-01', cents: { '1h': 13_000 } }]
    const activities = { ...theHouse.activities, 'efoil-private': { ...ride, seasons } }
    await pages.show({ ...theHouse, activities })
    const hour = async () => (await get('/booking')).body.match(/<i>(\d+)/)![1]
    await pages.renew()
    expect(await hour()).toBe('12000')
    now = Temporal.Instant.from('2027-04-30T22:30:00Z')
    await pages.renew()
    expect(await hour()).toBe('13000')
  })

  test('have the same ETags whenever they are rendered', async () => {
    const etags = async () => {
      await pages.show(wakeNamed('Waves'))
      return prerendered(theHouse).map((path) => pages.at(path)!.etag)
    }
    expect(await etags()).toEqual(await etags())
  })

  test('include the page of an added rental, at its own address', async () => {
    const { 'efoil-private': ride } = theHouse.activities
    const boards = { ...ride, title: 'Paddle boards' }
    expect((await get('/booking/paddle-boards')).statusCode).toBe(404)
    await pages.show({ ...theHouse, activities: { ...theHouse.activities, 'paddle-boards': boards } })
    expect((await get('/booking/paddle-boards')).statusCode).toBe(200)
    expect((await app.inject('/booking/paddle-boards/')).statusCode).toBe(200)
  })
})

describe('the data of a page', () => {
  const data = (url: string) => app.inject({ url })

  test('are what a browser fetches when it comes from another page', async () => {
    for (const [address, path] of [
      ['/_.data', '/'],
      ['/booking.data', '/booking'],
      ['/booking/jetski/form.data?day=2026-07-01', '/booking/jetski/form'],
      ['/b/abc.data', '/b/:token'],
      ['/booking/nothing.data', '/booking/404'],
      ['/nothing.data', '/404'],
    ] as const) {
      const { statusCode, body } = await data(address)
      expect([statusCode, body], address).toEqual([200, `data of ${path} with Wake Surf`])
    }
  })

  test('do not answer for a call that does not exist', async () => {
    for (const url of ['/api/house.data', '/api/nothing.data'])
      expect((await data(url)).statusCode, url).toBe(404)
  })

  test('come with their page, and with an own ETag', async () => {
    const { headers } = await data('/booking.data')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toContain('text/x-script')
    expect((await app.inject({ method: 'HEAD', url: '/booking.data' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/booking.data' })).statusCode).toBe(404)
    const again = () =>
      app.inject({ url: '/booking.data', headers: { 'if-none-match': String(headers.etag) } })
    expect((await again()).statusCode).toBe(304)
    await pages.show(wakeNamed('Waves'))
    expect((await again()).body).toBe('data of /booking with Waves')
    await pages.show(theHouse)
  })
})

describe('the page of a link', () => {
  test('is not cached, not leaked by the Referer header and not indexed', async () => {
    const { statusCode, headers } = await get('/b/abc')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers.etag).toBeUndefined()
  })

  test('has status 404 and the same content if the link is invalid, so that it can say so', async () => {
    const [right, wrong] = [await get('/b/abc'), await get('/b/altered')]
    expect(wrong.statusCode).toBe(404)
    expect(wrong.body).toBe(right.body)
    expect(wrong.headers['cache-control']).toBe('no-store')
  })
})

describe('refuses', () => {
  test('an unknown path with 404 and the page for it', async () => {
    for (const path of ['/nowhere', '/booking//', '//booking', '/booking//jetski']) {
      const answer = await get(path)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.headers['content-type'], path).toContain('text/html')
    }
  })

  test('the file of a page at any other address', async () => {
    for (const path of ['/index.html', '/booking/jetski/index.html'])
      expect((await get(path)).headers.location, path).toBeUndefined()
  })

  test('scripts that are not the site’s own, which its policy names', async () => {
    const answer = await get('/')
    expect(String(answer.headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1)
  })

  test('facts about private pages', () => {
    for (const screen of all.filter((one) => !one.index))
      expect(structuredData(theHouse, screen, publicUrl)).toBeUndefined()
  })
})
