import { join } from 'node:path'
import { buildSite } from '../cli/build.ts'
import { lazyWeight, pageWeight } from './page-weight.ts'
import { kb, note } from './rows.ts'

const bookingPages = [
  '/booking/efoil-private',
  '/booking/efoil',
  '/surf-sauna-booking',
  '/booking/jetski',
  '/jetski-booking-form',
  '/jetski-booking-confirm',
  '/booking/wake-surf',
  '/checkout',
]

/** What a first visit has to fetch of a page, compressed with brotli. */
export async function weightFigures(): Promise<void> {
  await buildSite(join(import.meta.dirname, '..'))
  const { html, js, css } = pageWeight('/')
  weigh('landing page, HTML (brotli)', html, 20)
  weigh('landing page, all JS for first use (brotli)', js, 150)
  weigh('landing page, CSS (brotli)', css, 20)
  const form = lazyWeight('/', 'test-drive-form')
  note('landing page, JS of the test drive, loaded later (brotli)', kb(form), 'for information', true)
  for (const page of bookingPages) weigh(`${page}, JS for first use (brotli)`, pageWeight(page).js, 170)
}

const weigh = (what: string, bytes: number, most: number): void =>
  note(what, kb(bytes), `${most} KB`, bytes <= most * 1024)
