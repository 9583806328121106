import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Screen } from '../contract/screens.ts'
import { screens } from '../contract/screens.ts'
import { startBrowser } from './browser.ts'
import { note } from './rows.ts'
import { startServer } from './target.ts'

type Audits = Record<string, { score: number | null }>
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = { categories: Record<string, Category>; audits: Audits }

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const least = 0.95
const patienceMs = 180_000
const pages = Object.values(screens).flatMap(({ index, paths }: Screen) => (index ? paths.slice(0, 1) : []))

const run = promisify(execFile)
/** Runs the command that is on the PATH: with what it needs it is 170 MB, too much to come with every install. */
const lighthouse = (args: string[]): Promise<string> =>
  run('lighthouse', args, { timeout: patienceMs, maxBuffer: 2 ** 26 }).then(({ stdout }) => stdout)

/** What Lighthouse says of every public page on a phone, one page after another; its default simulated throttling. */
export async function lighthouseFigures(): Promise<void> {
  if (!(await isInstalled())) {
    process.stdout.write('   -  Lighthouse is not installed; see bench in the README\n')
    return
  }
  const server = await startServer()
  const browser = await startBrowser()
  for (const page of pages) noteReport(page, await judge(server.url + page, browser.port))
  await browser.stop()
  await server.stop()
}

const isInstalled = (): Promise<boolean> =>
  lighthouse(['--version']).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** A browser now and then loses its trace of a page; then the page is judged once more. */
const judge = (url: string, port: number): Promise<Report> => report(url, port).catch(() => report(url, port))

async function report(url: string, port: number): Promise<Report> {
  const asked = [`--only-categories=${categories.join(',')}`, '--output=json', '--output-path=stdout']
  return JSON.parse(
    await lighthouse([url, `--port=${port}`, ...asked, '--quiet', '--no-enable-error-reporting']),
  )
}

function noteReport(page: string, judged: Report): void {
  const scores = categories.map((category) => judged.categories[category]?.score ?? 0)
  const holds = scores.every((score) => score >= least)
  note(
    `Lighthouse, mobile, ${page}`,
    scores.map((score) => Math.round(score * 100)).join(' / ') + (holds ? '' : ` (${lacking(judged)})`),
    '95 each: performance / accessibility / best practices / SEO',
    holds,
  )
}

/** The audits that cost a page its score, those of the categories below the aim. */
const lacking = ({ categories, audits }: Report): string =>
  Object.values(categories)
    .filter(({ score }) => (score ?? 0) < least)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ')
