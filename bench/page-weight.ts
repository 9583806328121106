import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const client = join(import.meta.dirname, '../build/client')

const weightOf = (path: string): number => {
  const file = join(client, path)
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length
}

/** Brotli bytes of a prerendered page: its HTML, and all scripts and styles that it names for its first use. */
export function pageWeight(path: string): { html: number; js: number; css: number } {
  const page = join(path, 'index.html')
  const html = readFileSync(join(client, page), 'utf8')
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[0]))]
  const sum = (paths: string[]) => paths.reduce((bytes, one) => bytes + weightOf(one), 0)
  return {
    html: weightOf(page),
    js: sum(named(/\/assets\/[\w.-]+\.js/g)),
    css: sum(named(/\/assets\/[\w.-]+\.css/g)),
  }
}
