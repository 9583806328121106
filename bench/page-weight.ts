import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const client = join(import.meta.dirname, '../build/client')
const textOf = (path: string): string => readFileSync(join(client, path), 'utf8')

const weightOf = (path: string): number => {
  const file = join(client, path)
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length
}
const weightOfAll = (paths: Iterable<string>): number =>
  [...paths].reduce((bytes, path) => bytes + weightOf(path), 0)

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!)
const staticImports = (script: string): string[] =>
  found(textOf(script), /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g).map((name) => `/assets/${name}`)
const lazyImports = (script: string): string[] =>
  found(textOf(script), /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g).map((name) => `/assets/${name}`)

/** These scripts and every script that they import at once, except what is there already. */
function withImports(scripts: string[], there: ReadonlySet<string> = new Set()): Set<string> {
  const all = new Set<string>()
  const add = (script: string): void => {
    if (all.has(script) || there.has(script)) return
    all.add(script)
    staticImports(script).forEach(add)
  }
  scripts.forEach(add)
  return all
}

const htmlOf = (path: string): string => join(path, 'index.html')
/** Scripts of the first view: those that the page's HTML names (most by modulepreload), and what they import. */
const firstScripts = (path: string): Set<string> =>
  withImports(found(textOf(htmlOf(path)), /(\/assets\/[\w.-]+\.js)/g))

/** Brotli bytes of a prerendered page: its HTML, and all scripts and styles of its first use. */
export const pageWeight = (path: string): { html: number; js: number; css: number } => ({
  html: weightOf(htmlOf(path)),
  js: weightOfAll(firstScripts(path)),
  css: weightOfAll(new Set(found(textOf(htmlOf(path)), /(\/assets\/[\w.-]+\.css)/g))),
})

/** Brotli bytes of the scripts that a page loads later for one of its modules, by that module's name. */
export function lazyWeight(path: string, name: string): number {
  const first = firstScripts(path)
  const entry = [...first].flatMap(lazyImports).filter((script) => script.startsWith(`/assets/${name}-`))
  if (entry.length === 0) throw new Error(`${path} loads no ${name} later`)
  return weightOfAll(withImports(entry, first))
}
