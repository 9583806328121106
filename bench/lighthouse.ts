import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Screen, screens } from '../contract/screens.ts'
import { note } from './bench-rows.ts'
import { startBrowser } from './browser.ts'
import { startServer } from './target.ts'

type Audits = Record<string, { score: number | null }>
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  categories: Record<string, Category>
  audits: Audits
  /** The machine's speed meanwhile, as measured by Lighthouse. */
  environment: { benchmarkIndex: number }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const least = 0.95
/** Runs per page; the median counts, as a single run depends on other load. */
const runs = 3
const patienceMs = 180_000
const pages = Object.values(screens).flatMap(({ index, paths }: Screen) => (index ? paths.slice(0, 1) : []))

const run = promisify(execFile)
/** Runs the installed command: with its dependencies it is 170 MB, too much for every install. */
const lighthouse = (args: string[]): Promise<string> =>
  run('lighthouse', args, { timeout: patienceMs, maxBuffer: 2 ** 26 }).then(({ stdout }) => stdout)

/** Lighthouse figures of all public pages on a phone with the default simulated throttling: several rounds over all pages. */
export async function lighthouseFigures(): Promise<void> {
  if (!(await isInstalled())) {
    process.stdout.write('   -  Lighthouse is not installed; see bench in the README\n')
    return
  }
  const server = await startServer()
  const browser = await startBrowser()
  const reports = new Map<string, Report[]>(pages.map((page) => [page, []]))
  for (let round = 0; round < runs; round++)
    for (const [page, of] of reports) of.push(await judge(server.url + page, browser.port))
  for (const [page, of] of reports) noteReports(page, of)
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

/** A browser occasionally loses the trace of a page; then it is measured once more. */
const judge = (url: string, port: number): Promise<Report> => report(url, port).catch(() => report(url, port))

async function report(url: string, port: number): Promise<Report> {
  const options = [`--only-categories=${categories.join(',')}`, '--output=json', '--output-path=stdout']
  return JSON.parse(
    await lighthouse([url, `--port=${port}`, ...options, '--quiet', '--no-enable-error-reporting']),
  )
}

function noteReports(page: string, reports: Report[]): void {
  const sorted = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other))
  const median = sorted[Math.floor(sorted.length / 2)]!
  const scores = categories.map((category) => scoreOf(median, category))
  const holds = scores.every((score) => score >= least)
  const all = sorted.map(
    (report) => `${percents([performanceOf(report)])} at ${Math.round(report.environment.benchmarkIndex)}`,
  )
  note(
    `Lighthouse, mobile, ${page}`,
    `${percents(scores)}${holds ? '' : ` (${lacking(median)})`}; performance at the machine's speed: ${all.join(', ')}`,
    '95 each: performance / accessibility / best practices / SEO, median',
    holds,
  )
}

const scoreOf = (report: Report, category: string): number => report.categories[category]?.score ?? 0
const performanceOf = (report: Report): number => scoreOf(report, 'performance')
const percents = (scores: number[]): string => scores.map((score) => Math.round(score * 100)).join(' / ')

/** The audits that lower a page's score, for categories below the target. */
const lacking = ({ categories, audits }: Report): string =>
  Object.values(categories)
    .filter(({ score }) => (score ?? 0) < least)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ')
