import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prerendered } from '#contract/all-screens.ts'
import { type Screen, screens } from '#contract/screens.ts'
import { rides } from '#domain/activities/efoil-ride.ts'
import { crawlerRoutes, sitemapText } from './crawlers.ts'
import { pageRoutes } from './pages.ts'
import { structuredData } from './structured-data.ts'

const publicUrl = 'https://merelend.example'
const all = Object.values<Screen>(screens)
const folder = mkdtempSync(join(tmpdir(), 'merelend-pages-'))
const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })

/** A page as the build writes it, as far as the server reads it. */
const built = (canonical: string) =>
  `<html><head><link rel="canonical" href="${canonical}"/><meta property="og:url" content="${canonical}"/><meta property="og:image" content="/media/og.jpg"/></head><body><script>1</script></body></html>`

beforeAll(async () => {
  for (const screen of all)
    for (const path of screen.paths) {
      mkdirSync(join(folder, path), { recursive: true })
      writeFileSync(join(folder, path, 'index.html'), built(screen.paths[0]!))
    }
  mkdirSync(join(folder, 'media'), { recursive: true })
  writeFileSync(join(folder, 'media/mail-logo.png'), 'logo')
  crawlerRoutes(app, publicUrl)
  await pageRoutes(app, {
    folder,
    publicUrl,
    opens: async (token) => token !== 'altered',
    takesCards: false,
    demo: false,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })

describe('works', () => {
  test.each(prerendered().filter((path) => path !== '/404'))(
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

  test('a page for who is signed in is kept by no browser, not even for the way back', async () => {
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
      '/admin/jetskis',
      '/admin/notifications',
    ])
  })

  test('an address in another case leads to the page and keeps its query, secrets and their case', async () => {
    for (const [asked, page] of [
      ['/BOOKING', '/booking'],
      ['/Booking/Jetski/Form/?Date=2026-07-01&a=B', '/booking/jetski/form?Date=2026-07-01&a=B'],
      ['/LOGIN?next=//other.example', '/login?next=//other.example'],
      ['/B/aBcD', '/b/aBcD'],
    ] as const) {
      const { statusCode, headers } = await get(asked)
      expect([statusCode, headers.location], asked).toEqual([308, page])
      expect(headers['cache-control'], asked).toBe(asked.startsWith('/B/') ? 'no-store' : undefined)
    }
    for (const path of ['//BOOKING', '/Nothing', '/BOOKING/nothing', '/B/a/b'])
      expect((await get(path)).headers.location, path).toBeUndefined()
  })

  test('the sitemap holds every page for search engines once, under its canonical address, and no private page', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(listed).toEqual(all.filter((one) => one.index).map((one) => publicUrl + one.paths[0]))
    expect(sitemapText(publicUrl)).not.toContain('checkout')
  })

  test("our fonts may be asked for from the card provider's frame, and nothing else from elsewhere", async () => {
    writeFileSync(join(folder, 'font.woff2'), 'font')
    writeFileSync(join(folder, 'page.js'), 'script')
    expect((await app.inject('/font.woff2')).headers['access-control-allow-origin']).toBe('*')
    expect((await app.inject('/page.js')).headers['access-control-allow-origin']).toBeUndefined()
  })

  test('robots.txt leads to the sitemap and keeps nobody from reading noindex', async () => {
    const { body } = await app.inject('/robots.txt')
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(body.match(/Disallow: .*/g)).toEqual(['Disallow: /api/'])
  })

  test('a page on which something is sold says its prices as the domain has them, and no ratings', async () => {
    const { body } = await get('/efoil-private-booking')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)![1]!)
    expect(data.offers[1]).toMatchObject({
      name: '1 hour, per foil',
      price: String(rides['1h'].cents / 100),
      priceCurrency: 'EUR',
      url: `${publicUrl}/booking/efoil-private`,
    })
    for (const screen of all)
      expect(JSON.stringify(structuredData(screen, publicUrl) ?? '')).not.toMatch(/rating/i)
  })

  test('the start page names the business with one entry per place', async () => {
    const data = structuredData(screens.landing, publicUrl) as { '@graph': Record<string, unknown>[] }
    expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      ...Array(5).fill('SportsActivityLocation'),
    ])
  })
})

describe('the page of a link', () => {
  test('is kept by nothing on the way, told to no other page and found by no search engine', async () => {
    const { statusCode, headers } = await get('/b/abc')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers.etag).toBeUndefined()
  })

  test('is the same page with 404 where the link opens nothing, so that it can say so', async () => {
    const [right, wrong] = [await get('/b/abc'), await get('/b/altered')]
    expect(wrong.statusCode).toBe(404)
    expect(wrong.body).toBe(right.body)
    expect(wrong.headers['cache-control']).toBe('no-store')
  })
})

describe('refuses', () => {
  test('an unknown path with 404 and the page for it', async () => {
    const answer = await get('/nowhere')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })

  test('the file of a page under another address than the page’s own', async () => {
    for (const path of ['/index.html', '/booking/jetski/index.html'])
      expect((await get(path)).headers.location, path).toBeUndefined()
  })

  test('scripts that the build did not write: the policy names those it did, data blocks need none', async () => {
    const answer = await get('/')
    expect(String(answer.headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1)
  })

  test('facts about private pages', () => {
    for (const screen of all.filter((one) => !one.index))
      expect(structuredData(screen, publicUrl)).toBeUndefined()
  })
})
