import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8')
const named = [
  ...new Set(
    [...map.matchAll(/`((?:contract|docs|domain|server|tests|web)\/[^`*]*)`/g)].map((match) => match[1]!),
  ),
]

test('every file that the map of the spec names exists', () => {
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
