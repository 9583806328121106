import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textOf } from './sources.ts'

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

/** As shown on a page: without tags and line breaks. */
const shown = (text: string) =>
  text
    .replaceAll(/<[^<>]*>|\{' '\}/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')

const textAt = (path: string): string =>
  [...textOf]
    .filter(([file]) => file === path || (path.endsWith('/') && file.startsWith(path)))
    .filter(([file]) => !file.includes('.test.'))
    .map(([, text]) => `${shown(text)} ${text}`)
    .join(' ')

test('every text that a row of the map of the spec quotes is in a file of that row', () => {
  const rows = readFileSync(join(root, 'docs/spec-map.md'), 'utf8').matchAll(/^\| (.+?) \| (.*?) \|/gm)
  const quotes = [...rows].flatMap(([, says = '', where = '']) => {
    const text = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => textAt(path)).join(' ')
    return [...says.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quote = '']) => ({ quote, text }))
  })
  expect(quotes.length).toBeGreaterThan(80)
  expect(quotes.filter(({ quote, text }) => !text.includes(quote)).map(({ quote }) => quote)).toEqual([])
})
