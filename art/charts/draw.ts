import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { theHouse } from '#domain/house/the-house.ts'
import { chromiumCommand } from '#tests/chromium.ts'
import { endings, kinds, sheet } from './sheet.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const folder = join(publicFolder, 'charts')
const mailPicture = (place: string): string => join(publicFolder, `media/mail-chart-${place}.png`)

/** Nearly twice its width in a mail. */
const mailWidth = 936
const packed = ['level=9', 'filter=0', 'strategy=0'].flatMap((each) => ['-define', `png:compression-${each}`])

/** Writes `public/charts`: each place large, for phones, and small, plus the pictures for mails, which show no SVG. */
export async function drawCharts(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { path, flags } = await chromiumCommand()
  const browser = await chromium.launch({ executablePath: path, args: flags })
  const { width, height } = kinds.mail
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: mailWidth / width })
  for (const id of Object.keys(theHouse.places)) {
    for (const [kind, ending] of Object.entries(endings) as [keyof typeof endings, string][]) {
      const file = join(folder, `chart-${id}${ending}.svg`)
      writeFileSync(file, sheet(id, kinds[kind]))
      tell(file)
    }
    const svg = sheet(id, kinds.mail).replace('<svg ', '<svg style="display:block" ')
    await page.setContent(`<body style="margin:0">${svg}`)
    const file = mailPicture(id)
    writeFileSync(file, await page.screenshot())
    // Flat colours: a few are enough and keep the file small.
    execFileSync('convert', [file, ...'+dither -colors 20 -strip'.split(' '), ...packed, `png8:${file}`])
    tell(file)
  }
  await browser.close()
}

const tell = (file: string): boolean =>
  process.stdout.write(
    `${file.slice(publicFolder.length + 1)}: ${Math.round(statSync(file).size / 1000)} kB\n`,
  )
