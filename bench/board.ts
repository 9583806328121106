import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { startPostgres } from '../tests/postgres-server.ts'
import { startBrowser } from './browser.ts'
import { dayBookings, storeFullDay } from './full-day.ts'
import { note, percent } from './rows.ts'
import { startServer } from './target.ts'

const loads = 7
const patienceMs = 60_000
/** A screen of 60 pictures a second shows one every 16.7 ms. */
const frameMs = 1000 / 60

/** The day board of the booking dashboard with 300 bookings: how soon it is drawn, and whether scrolling keeps up. */
export async function boardFigures(): Promise<void> {
  const postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const server = await startServer(url, { demo: 'on' })
  await storeFullDay(url)
  const browser = await startBrowser()
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    await noteFigures(remote, server.url)
  } finally {
    await remote.close()
    await browser.stop()
    await server.stop()
    await postgres.stop()
  }
}

async function noteFigures(browser: Browser, site: string): Promise<void> {
  const desk = await openAs(browser, site, { width: 1440, height: 900 })
  const drawn: number[] = []
  for (let load = 0; load < loads; load++) drawn.push(await drawnAfter(desk))
  const ms = median(drawn)
  note(
    `day board, ${dayBookings} bookings, drawn after its data came`,
    `${Math.round(ms)} ms (${Math.round(Math.min(...drawn))} to ${Math.round(Math.max(...drawn))})`,
    '200 ms',
    ms <= 200,
  )
  await still(desk)
  noteFrames('dashboard of that day, scrolling down at 1440', await framesWhile(desk, 'page'))
  await desk.close()
  const phone = await openAs(browser, site, { width: 390, height: 844 })
  await drawnAfter(phone)
  await still(phone)
  noteFrames('day board of that day, scrolling sideways at 390', await framesWhile(phone, 'board'))
  await phone.close()
}

async function openAs(
  browser: Browser,
  site: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: site })
  const answer = await context.request.post('/api/login', {
    data: { username: 'main_admin', password: 'demo-main-admin' },
  })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  await context.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
  return context.newPage()
}

/** Ms from the last byte of the bookings and machines to the first picture with every block. */
async function drawnAfter(page: Page): Promise<number> {
  await page.goto('/booking-dashboard')
  return page.evaluate(
    ({ wanted, most }) =>
      new Promise<number>((resolve, reject) => {
        const lastByte = () =>
          Math.max(
            ...performance
              .getEntriesByType('resource')
              .filter(({ name }) => /\/api\/(bookings|equipment)(\?|$)/.test(name))
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
          )
        const look = () => {
          if (performance.now() > most) return reject(new Error('The board was not drawn'))
          if (document.querySelectorAll('button[data-booking]').length < wanted)
            return requestAnimationFrame(look)
          // This is just before the first picture with all of them: a task asked for now comes after it is drawn.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - lastByte())
          channel.port2.postMessage(undefined)
        }
        look()
      }),
    { wanted: dayBookings, most: patienceMs },
  )
}

/** Ends when nothing was added to the page for a while: the list below the board follows a few rows at a time. */
function still(page: Page): Promise<void> {
  const quietMs = 1_500
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms)
        const watch = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, ms)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
    quietMs,
  )
}

/** Ms between pictures while the page or the board moves 24 px with each. */
function framesWhile(page: Page, what: 'page' | 'board'): Promise<number[]> {
  return page.evaluate(
    (part) =>
      new Promise<number[]>((resolve) => {
        const board = document.querySelector('section[aria-label^="Timeline"]')
        const frames: number[] = []
        let last = performance.now()
        const step = (now: number) => {
          frames.push(now - last)
          last = now
          if (frames.length > 121) return resolve(frames.slice(1))
          const by = frames.length < 61 ? 24 : -24
          if (part === 'board') board?.scrollBy({ left: by })
          else window.scrollBy({ top: by })
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    what,
  )
}

function noteFrames(what: string, frames: number[]): void {
  const late = frames.filter((ms) => ms > frameMs * 1.5).length / frames.length
  const fps = 1000 / median(frames)
  note(
    what,
    `${Math.round(fps)} fps, ${percent(late)} of pictures late`,
    '60 fps, 5 % late',
    fps >= 59 && late <= 0.05,
  )
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
