import { chromium, type Page } from 'playwright-core'
import type { theHouse } from '../domain/house/the-house.ts'
import { note } from './bench-rows.ts'
import { startBrowser } from './browser.ts'
import { signIn, startServer } from './target.ts'
import { quantile } from './visitors.ts'

const seasonsEach = 19
const cells = 24
const maxMs = 50
/** Longer than the editor's pause before it saves the draft, so that saving is measured too. */
const restMs = 900
const restsAfter = 6
/** How many cells further the next price is typed, so that all lists and their seasons are reached. */
const apart = 30

/** Typing prices in the editor of a house with many seasons: the cost of each key press. */
export async function priceTableFigures(): Promise<void> {
  const server = await startServer(undefined, { demo: 'on' })
  const headers = await signIn(server.url)
  await storeSeasons(server.url, headers)
  const browser = await startBrowser()
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    const context = await remote.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
    await context.addInitScript((id) => localStorage.setItem('sessionId', id), headers['x-session-id']!)
    const page = await context.newPage()
    await page.goto('/admin/house?part=prices')
    const prices = page.locator('input[data-spot]')
    await prices.nth(400).waitFor()
    const took = await typed(page)
    note(
      `key press in the table of ${await prices.count()} prices in ${5 * seasonsEach} seasons, longest of ${took.length}`,
      `${Math.max(...took)} ms (p95 ${quantile(took, 0.95)}, median ${quantile(took, 0.5)})`,
      `${maxMs} ms`,
      Math.max(...took) <= maxMs,
    )
  } finally {
    await remote.close()
    await browser.stop()
    await server.stop()
  }
}

async function storeSeasons(url: string, headers: Record<string, string>): Promise<void> {
  const read = await fetch(`${url}/api/house/draft`, { headers })
  const { version, house } = (await read.json()) as { version: number; house: typeof theHouse }
  const seasons = Array.from({ length: seasonsEach }, (_, index) => {
    const day = `06-${String(index + 1).padStart(2, '0')}`
    return { from: day, to: day, cents: {} }
  })
  const activities = Object.fromEntries(
    Object.entries(house.activities).map(([id, activity]) => [
      id,
      activity.kind === 'request' ? activity : { ...activity, seasons },
    ]),
  )
  const saved = await fetch(`${url}/api/house/draft`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version, house: { ...house, activities } }),
  })
  if (!saved.ok) throw new Error(`draft: ${saved.status} ${await saved.text()}`)
}

/** Ms of CPU time of the page's thread per key press, including drawing. CPU time, so that other load does not count. */
async function typed(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  const prices = page.locator('input[data-spot]')
  const took: number[] = []
  for (let cell = 0; cell < cells; cell++) {
    if (cell % restsAfter === 0) await page.waitForTimeout(restMs)
    await prices.nth(cell * apart).focus()
    for (const key of ['1', String(2 + (cell % 7)), '5', 'Enter']) {
      const before = await worked()
      await page.keyboard.press(key)
      await page.evaluate(drawn)
      took.push(Math.round((await worked()) - before))
    }
  }
  return took
}

/** Resolves when the next frame has been drawn. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve()
      channel.port2.postMessage(undefined)
    })
  })
