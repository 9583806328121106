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

type Count = { passed: number; failed: number }

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
  const count = { passed: 0, failed: 0 }
  for (const [what, args] of checks) {
    process.stdout.write(`\n== ${what}\n`)
    count[(await run(args)) ? 'passed' : 'failed']++
  }
  return count
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
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests === 0 && !ok ? 1 : numFailedTests }
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
  return { passed: stats.expected, failed: failed === 0 && !ok ? 1 : failed }
}

await buildSite(root)
const counts = [await checked(), await vitest(), await journeys()]
rmSync(folder, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
