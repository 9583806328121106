import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

// The project's source texts and its import graph, for tests that check them.

const root = join(import.meta.dirname, '..')

/** Paths from the project's root. */
export const sources = globSync(['{domain,contract,server,web,bench,cli,tests}/**/*.{ts,tsx}'], {
  cwd: root,
}).sort()

export const textOf = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const importPattern =
  /(?:^|\n)\s*(?:import|export)[^'"`;]*?from\s+['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g

/** Modules that a file imports, the project's own as paths from its root; `text`: the part of the file to consider. */
export const importsOf = (file: string, text = textOf.get(file)!): string[] =>
  [...text.matchAll(importPattern)].map((match) => resolved(file, (match[1] ?? match[2] ?? match[3])!))

function resolved(file: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? posix.normalize(posix.join(dirname(file), name)) : name
}
