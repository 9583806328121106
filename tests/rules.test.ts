import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const rules = readFileSync(join(root, 'docs/rules.md'), 'utf8')
const rule = /\bR-[A-Z]\d+\b/g
const numbers = [...rules.matchAll(/^\| (R-[A-Z]\d+) \|/gm)].map(([, number]) => number!)
const sources = globSync('{domain,contract,server,web,cli,tests,bench}/**/*.{ts,tsx,css}', { cwd: root })
  .filter((path) => path !== 'tests/rules.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

it('every rule that code cites is in docs/rules.md, each number once', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  const cited = sources.flatMap(({ path, text }) =>
    [...text.matchAll(rule)].map(([number]) => ({ path, number })),
  )
  expect(cited.length).toBeGreaterThan(60)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

it('code cites only what is in the repository: no section of a document, no decision by number alone', () => {
  const loose = /\b[Ss]pec [12]\b|\b[Dd]ecisions? \d/
  expect(sources.filter(({ text }) => loose.test(text)).map(({ path }) => path)).toEqual([])
})
