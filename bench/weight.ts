import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { storedJetskis } from '../domain/booking/stored-jetskis.ts'
import { theHouse } from '../domain/house/the-house.ts'
import { kb, note } from './bench-rows.ts'
import { startBrowser } from './browser.ts'
import { startServer } from './target.ts'

type Page = { path: string; most: number; stored?: Record<string, unknown> }

const date = Temporal.Now.plainDateISO().add({ days: 20 }).toString()
const choice = { date, time: '11:00', location: 'tallinn', duration: '1 hour', quantity: 1 }
const contact = { name: 'Nele Kuusk', email: 'nele@example.ee', phone: '+372 5123 4567' }
const jetskis = storedJetskis(
  theHouse,
  { jetskis: ['trixx-25-red'], duration: '1h' },
  { date: '', multi: false },
)

/** KB of scripts that each page may load, with the browser storage of an earlier page if any. */
const pages: Page[] = [
  { path: '/', most: 110 },
  { path: '/booking/efoil-private', most: 140 },
  { path: '/booking/efoil', most: 140 },
  { path: '/surf-sauna-booking', most: 140 },
  { path: '/booking/jetski', most: 140 },
  { path: '/jetski-booking-form', most: 140, stored: jetskis },
  { path: '/jetski-booking-confirm', most: 140, stored: jetskis },
  { path: '/booking/wake-surf', most: 140 },
  {
    path: '/checkout',
    most: 140,
    stored: { pendingBooking: { bookingType: 'efoil-private', totalAmount: 120, ...choice, ...contact } },
  },
]
const phone = { width: 390, height: 844 }
const quietMs = 2_000

/**
 * What a phone's browser loads of a page without input, compressed with brotli, until it has requested nothing for a while, so
 * including everything after hydration.
 */
export async function weightFigures(): Promise<void> {
  const server = await startServer()
  const browser = await startBrowser()
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    const landing = await (await fetch(server.url)).text()
    noteKb('landing page, HTML (brotli)', brotliCompressSync(landing).length, 20)
    for (const page of pages) {
      const { js, css } = await weigh(remote, server.url, page)
      noteKb(`${page.path}, JS without a press (brotli)`, js, page.most)
      if (page.path === '/') noteKb('landing page, CSS (brotli)', css, 20)
    }
  } finally {
    await remote.close()
    await browser.stop()
    await server.stop()
  }
}

async function weigh(
  browser: Browser,
  site: string,
  { path, stored = {} }: Page,
): Promise<{ js: number; css: number }> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true, baseURL: site })
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
  }, stored)
  const page = await context.newPage()
  const fetched = new Set<string>()
  let last = performance.now()
  page.on('request', (request) => {
    last = performance.now()
    fetched.add(new URL(request.url()).pathname)
  })
  await page.goto(path, { waitUntil: 'load' })
  while (performance.now() - last < quietMs) await new Promise((resolve) => setTimeout(resolve, 100))
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led on to ${page.url()}`)
  await context.close()
  const bytesOf = (ending: string) =>
    [...fetched].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + packed(file), 0)
  return { js: bytesOf('.js'), css: bytesOf('.css') }
}

const packed = (file: string): number =>
  readFileSync(join(import.meta.dirname, '../build/client', `${file}.br`)).length

const noteKb = (what: string, bytes: number, most: number): void =>
  note(what, kb(bytes), `${most} KB`, bytes <= most * 1024)
