import { join } from 'node:path'
import { buildSite } from '../cli/build.ts'
import { lazyWeight, pageWeight } from './page-weight.ts'
import { kb, note } from './rows.ts'

/** KB of scripts that each may have. */
const bookingPages = {
  '/booking/efoil-private': 142,
  '/booking/efoil': 142,
  '/surf-sauna-booking': 147,
  '/booking/jetski': 144,
  '/jetski-booking-form': 142,
  '/jetski-booking-confirm': 145,
  '/booking/wake-surf': 143,
  '/checkout': 168,
}

/** What a first visit has to fetch of a page, compressed with brotli. */
export async function weightFigures(): Promise<void> {
  await buildSite(join(import.meta.dirname, '..'))
  const { html, js, css } = pageWeight('/')
  weigh('landing page, HTML (brotli)', html, 20)
  weigh('landing page, all JS for first use (brotli)', js, 135)
  weigh('landing page, CSS (brotli)', css, 20)
  const form = lazyWeight('/', 'test-drive-form')
  note('landing page, JS of the test drive, loaded later (brotli)', kb(form), 'for information', true)
  for (const [page, most] of Object.entries(bookingPages))
    weigh(`${page}, JS for first use (brotli)`, pageWeight(page).js, most)
}

const weigh = (what: string, bytes: number, most: number): void =>
  note(what, kb(bytes), `${most} KB`, bytes <= most * 1024)
