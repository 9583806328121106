import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../cli/build.ts'

// `npm test`: everything, in the order in which a fault is cheapest to find; closes with one line for all.

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'merelend-results-'))
const bin = (name: string) => `node_modules/${name}`

function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** `faults` names what failed, each in a line or two: what is read first stands last. */
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

async function checked(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, faults: [] }
  for (const [what, args] of checks) {
    process.stdout.write(`\n== ${what}\n`)
    if (await run(args)) count.passed++
    else count.faults.push(what)
  }
  return { ...count, failed: count.faults.length }
}

async function vitest(): Promise<Count> {
  const file = join(folder, 'vitest.json')
  const ok = await run([
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: Tried[]
  }
  const failed = numFailedTests === 0 && !ok ? 1 : numFailedTests
  return { passed: numPassedTests, failed, faults: testResults.flatMap(faultsOf) }
}

/** A file of tests, as vitest tells of it. */
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

async function journeys(): Promise<Count> {
  const file = join(folder, 'journeys.json')
  const ok = await run([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  const failed = stats.unexpected + stats.flaky
  // Playwright's list closes with its own faults.
  return { passed: stats.expected, failed: failed === 0 && !ok ? 1 : failed, faults: [] }
}

await buildSite(root)
const counts = [await checked(), await vitest(), await journeys()]
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const fault of counts.flatMap(({ faults }) => faults)) process.stdout.write(`\nfailed: ${fault}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
