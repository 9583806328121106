import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildSite } from '../cli/build.ts'

// `npm test`: all checks and tests; ends with the failures and one summary line.

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'merelend-results-'))
const bin = (name: string) => `node_modules/${name}`

type Ended = { ok: boolean; printed: string }

/** Runs a script of node_modules; `silent`: returns its output instead of showing it. */
function run(args: string[], env: Record<string, string> = {}, silent = false): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: silent ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const pieces: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => pieces.push(piece))
    child.once('close', (code) => resolve({ ok: code === 0, printed: Buffer.concat(pieces).toString() }))
  })
}

/** `faults`: the failures, each in a line or two; printed last, where they are read first. */
type Count = { passed: number; failed: number; faults: string[] }

const checks: [string, string[]][] = [
  ['route types', [bin('@react-router/dev/bin.cjs'), 'typegen']],
  ['types', [bin('typescript/bin/tsc'), '--noEmit']],
  [
    'types of the pure rooms, without DOM and Node',
    [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.pure.json'],
  ],
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']],
]

/** Runs in parallel with the tests, one check after another; their output is shown with the failures. */
async function checked(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, faults: [] }
  for (const [what, args] of checks) {
    const { ok, printed } = await run(args, {}, true)
    if (ok) count.passed++
    else count.faults.push(`${what}\n${printed}`)
  }
  return { ...count, failed: count.faults.length }
}

/** Test databases are in memory if there is space: many tests copy one of 40 MB and delete it again. */
function tmp(): Record<string, string> {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4 * 2 ** 30 ? { TMPDIR: memory } : {}
}

async function vitest(): Promise<Count> {
  const file = join(folder, 'vitest.json')
  const { ok } = await run(
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    tmp(),
  )
  const { numPassedTests, testResults } = resultOf<{ numPassedTests: number; testResults: Tried[] }>(file, {
    numPassedTests: 0,
    testResults: [],
  })
  const faults = [...testResults.flatMap(faultsOf), ...neverRun(testResults)]
  // When a setup throws, vitest ends before its first test, and its result lists no failure.
  if (faults.length === 0 && !ok) faults.push('vitest ended with an error of no test: see its output above')
  return { passed: numPassedTests, failed: faults.length, faults }
}

/** The report of a run, or `none` if the run left no report. */
const resultOf = <Result>(file: string, none: Result): Result =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : none

/** A test file in vitest's report. */
type Tried = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

function faultsOf({ name, status, message, assertionResults }: Tried): string[] {
  const faults = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${name}: ${test.fullName}\n    ${test.failureMessages.join('\n').slice(0, 600)}`)
  return faults.length === 0 && status === 'failed' ? [`${name}: ${message.slice(0, 600)}`] : faults
}

/** Test files missing in vitest's report, which lists only what it ran. */
function neverRun(tried: Tried[]): string[] {
  const ran = new Set(tried.map(({ name }) => relative(root, name)))
  const files = globSync('{domain,contract,server,web,tests,cli,bench,art}/**/*.test.ts', { cwd: root })
  const missing = files.filter((file) => !ran.has(file))
  return missing.length === 0
    ? []
    : [
        `vitest ran ${ran.size} of ${files.length} files: not ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
      ]
}

async function journeys(): Promise<Count> {
  const file = join(folder, 'journeys.json')
  const { ok } = await run([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    ...tmp(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats } = resultOf(file, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  const failed = stats.unexpected + stats.flaky
  // Playwright's own output ends with its failures.
  if (failed > 0) return { passed: stats.expected, failed, faults: [] }
  if (ok && stats.expected > 0) return { passed: stats.expected, failed: 0, faults: [] }
  return {
    passed: stats.expected,
    failed: 1,
    faults: [`the browser ran ${stats.expected} journeys and ended with an error`],
  }
}

await buildSite(root)
const beside = checked()
const counts = [await vitest(), await beside, await journeys()]
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const fault of counts.flatMap(({ faults }) => faults)) process.stdout.write(`\nfailed: ${fault}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
