import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const namedIn = (doc: string): string[] => {
  const text = readFileSync(join(root, doc), 'utf8')
  const paths = text.matchAll(/`((?:bench|cli|contract|deploy|docs|domain|server|tests|web)\/[^`*]*)`/g)
  return [...new Set([...paths].map((match) => match[1]!))]
}

test.each([
  ['the map of the spec', 'docs/spec-map.md', 80],
  ['the list of faults', 'docs/faults.md', 30],
  ['the list of rules', 'docs/rules.md', 40],
])('every file that %s names exists', (_what, doc, least) => {
  const named = namedIn(doc)
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
