import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright-core'
import { storeSearchWords } from '../server/bookings/store-booking.ts'
import { startPostgres } from '../tests/postgres-server.ts'
import { note, percent } from './bench-rows.ts'
import { startBrowser } from './browser.ts'
import { startServer } from './target.ts'

const dayBookings = 300

/**
 * Stores 300 half hours of today at Noblessner, one machine each, from 09:00 to 23:00; the demo's bookings there today are
 * cancelled.
 */
async function storeFullDay(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(clear)
  await client.query(fill, [dayBookings])
  await client.query('analyze')
  await client.end()
}

const today = `(now() at time zone 'Europe/Tallinn')::date`

const clear = `
  with gone as (
    update bookings set status = 'cancelled' where location = 'tallinn' and date between ${today} - 1 and ${today} + 1 returning id
  )
  update allocations set live = false from gone where booking_id = gone.id`

const fill = `
  with each as (
    select u.id as unit_id, u.sector, n, to_char(time '09:00' + n * interval '30 minutes', 'HH24:MI') as time,
      (${today} + time '09:00' + n * interval '30 minutes') at time zone 'Europe/Tallinn' as start
    from units u cross join generate_series(0, 27) n
    where u.location = 'tallinn' and (u.code like 'efoil-%' or u.sector = 'jetski')
    order by n, u.id limit $1
  ),
  stored as (
    insert into bookings (id, reference, activity, sector, equipment_type, customer_name, customer_email, customer_phone, location,
      date, time, start_time, end_time, duration, number_of_people, base_price, total_price, total_cents, lines, choice, status,
      special_requests, payment_method, channel, demo, created_at, updated_at)
    select 'day-' || unit_id || '-' || n, 'DY-' || unit_id || '-' || n, case sector when 'jetski' then 'jetski-rental' else 'test-drive' end,
      sector, sector, 'Rider Number' || unit_id || 'x' || n, 'rider' || unit_id || '@example.com', '+372 5123 4567', 'tallinn',
      ${today}, time, start, start + interval '30 minutes', 30, 1, '60', '60', 6000, '[]',
      case sector when 'jetski' then '{"jetskis":["trixx-23-blue"],"duration":"30min","people":1}'::jsonb else '{"foils":1,"duration":"30min"}'::jsonb end,
      case when start + interval '30 minutes' < now() then 'completed' when start <= now() then 'in_progress'
        when n % 4 = 0 then 'pending' else 'confirmed' end,
      case when n % 5 = 0 then 'Left-handed, please bring the spare remote.' end,
      'on_site', 'site', false, start - interval '2 days', start - interval '2 days'
    from each
    returning *
  ),
  worded as (${storeSearchWords('stored')})
  insert into allocations (booking_id, unit_id, during)
  select id, split_part(id, '-', 2)::int, tstzrange(start_time, end_time) from stored`

const loads = 7
const patienceMs = 60_000
/** At 60 frames a second. */
const frameMs = 1000 / 60

/** The day board of the booking dashboard with 300 bookings: time to draw it, and frames while scrolling. */
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

/** Ms from the last byte of bookings and machines to the first frame with every block. */
async function drawnAfter(page: Page): Promise<number> {
  await page.goto('/booking-dashboard')
  return page.evaluate(
    ({ count, most }) =>
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
          if (document.querySelectorAll('button[data-booking]').length < count)
            return requestAnimationFrame(look)
          // Just before the first frame with all blocks: a task queued now runs after it is drawn.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => resolve(performance.now() - lastByte())
          channel.port2.postMessage(undefined)
        }
        look()
      }),
    { count: dayBookings, most: patienceMs },
  )
}

/** Resolves when nothing has been added to the page for a while: the list below the board adds a few rows at a time. */
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

/** Ms between frames while the page or the board scrolls 24 px per frame. */
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
