import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { allScreens } from '#contract/all-screens.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { chromiumCommand } from '#tests/chromium.ts'
import { settle } from '#tests/journeys/contrast.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { buildSite } from '../cli/build.ts'
import { media, out, pictures, root } from './pictures.ts'
import { run } from './programs.ts'

/** All pictures with their names on one page: `docs/pictures/contact-sheet.jpg`. */
export function contactSheet(): void {
  const folder = join(root, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  const made = pictures.filter(({ name }) => existsSync(join(media, `${name}-480.jpg`)))
  run('montage', [
    ...made.flatMap(({ name }) => ['-label', name, join(media, `${name}-480.jpg`)]),
    ...['-font', 'Helvetica', '-pointsize', '15', '-tile', '6x', '-geometry', '400x270+10+10'],
    ...['-background', '#F4F6F5', '-fill', '#0B2327', '-quality', '86', join(folder, 'contact-sheet.jpg')],
  ])
}

/** Width and height of the window, and the width of a page on the sheet. */
const windows = [
  [390, 844, 130],
  [820, 1180, 180],
  [1440, 900, 230],
  [2560, 1440, 230],
] as const

const paths = allScreens(theHouse)
  .filter(({ personal, link }) => !personal && !link)
  .map(({ paths: [path] }) => path!)

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'landing'

/**
 * Every public page from head to foot at four widths: `docs/pictures/pages-WIDTH.jpg`, and full-size pages in `art/out/pages`.
 */
export async function pagesSheet(only: readonly string[] = paths): Promise<void> {
  await buildSite(root)
  const data = mkdtempSync(join(tmpdir(), 'merelend-pages-'))
  const server = await startServerProcess({ DATA_DIR: data })
  const { path: executablePath, flags } = await chromiumCommand()
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    for (const [width, height, small] of windows) {
      const folder = join(out, 'pages', String(width))
      mkdirSync(folder, { recursive: true })
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      const shown: string[] = []
      for (const path of only) {
        await page.goto(server.url + path, { waitUntil: 'networkidle' })
        // Without a choice some pages redirect to where it is made.
        if (new URL(page.url()).pathname !== path) continue
        await settle(page)
        const name = nameOf(path)
        await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 82, fullPage: true })
        shown.push(name)
      }
      await page.close()
      if (only === paths) sheetOf(shown, folder, width, small)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Long pages are cut into pieces twice as high as wide, placed side by side. */
function sheetOf(names: readonly string[], folder: string, width: number, small: number): void {
  const pieces = names.flatMap((name) => [
    ...['(', '-label', name, join(folder, `${name}.jpg`)],
    ...['-resize', `${small}x`, '-crop', `${small}x${2 * small}`, '+repage', ')'],
  ])
  run('montage', [
    ...pieces,
    ...['-font', 'Helvetica', '-pointsize', '11', '-tile', `${Math.round(2300 / small)}x`],
    ...['-gravity', 'north', '-geometry', '+6+6', '-background', '#F4F6F5', '-fill', '#0B2327'],
    ...['-strip', '-quality', '72', join(root, `docs/pictures/pages-${width}.jpg`)],
  ])
}
