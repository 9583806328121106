import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// `npm test` in a tree with one test file, whose tools only exit with a given result.

const root = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'merelend-all-'))
function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

beforeAll(() => {
  write('tests/all.ts', '')
  cpSync(join(root, 'tests/all.ts'), join(house, 'tests/all.ts'))
  write('cli/build.ts', 'export const buildSite = async () => undefined')
  write('package.json', '{ "type": "module" }')
  write('domain/one.test.ts', '')
  for (const tool of ['@react-router/dev/bin.cjs', 'typescript/bin/tsc', '@biomejs/biome/bin/biome'])
    write(`node_modules/${tool}`, '')
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

const oneFile = {
  numPassedTests: 2,
  testResults: [{ name: join(house, 'domain/one.test.ts'), assertionResults: [] }],
}
const noFile = { numPassedTests: 0, testResults: [] }
const twoJourneys = { stats: { expected: 2, unexpected: 0, flaky: 0 } }

type Ends = { result?: object; code?: number }
const tool = (file: string, { result, code = 0 }: Ends) => `
  ${result ? `require('fs').writeFileSync(${file}, ${JSON.stringify(JSON.stringify(result))})` : ''}
  process.exit(${code})`

/** Runs `npm test` with runners that end as given. */
function all(vitest: Ends, journeys: Ends) {
  write('node_modules/vitest/package.json', '{}')
  write(
    'node_modules/vitest/vitest.mjs',
    `import { createRequire } from 'node:module'
    const require = createRequire(import.meta.url)
    ${tool(`process.argv.find((one) => one.startsWith('--outputFile')).split('=')[1]`, vitest)}`,
  )
  write('node_modules/@playwright/test/package.json', '{}')
  write('node_modules/@playwright/test/cli.js', tool('process.env.PLAYWRIGHT_JSON_OUTPUT_FILE', journeys))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/all.ts'], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return { status, printed: stdout }
}

describe('npm test', () => {
  it('ends with 0 and one summary line if everything ran and passed', () => {
    const { status, printed } = all({ result: oneFile }, { result: twoJourneys })
    expect(printed).toMatch(/\n8 passed, 0 failed\n$/)
    expect(status).toBe(0)
  })

  it.each([
    ['a setup that throws ended the tests before the first', { result: noFile, code: 1 }],
    ['the tests found nothing to run', { result: noFile }],
    ['the tests wrote no result', { code: 1 }],
    ['the tests wrote no result and claim to be well', {}],
  ])('fails, and says so at the end, when %s', (_what, vitest) => {
    const { status, printed } = all(vitest, { result: twoJourneys })
    expect(printed).toMatch(
      /failed: vitest ran 0 of 1 files: not domain\/one\.test\.ts\n\n6 passed, 1 failed\n$/,
    )
    expect(status).toBe(1)
  })

  it.each([
    [
      'an error beside the tests',
      { result: oneFile, code: 1 },
      { result: twoJourneys },
      'vitest ended with an error',
    ],
    ['journeys that wrote no result', { result: oneFile }, { code: 1 }, 'the browser ran 0 journeys'],
    [
      'journeys of which none was run',
      { result: oneFile },
      { result: { stats: { ...twoJourneys.stats, expected: 0 } } },
      'the browser ran 0 journeys',
    ],
  ])('fails by %s', (_what, vitest, journeys, said) => {
    const { status, printed } = all(vitest, journeys)
    expect(printed).toContain(`failed: ${said}`)
    expect(status).toBe(1)
  })
})
