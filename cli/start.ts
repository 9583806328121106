import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildSite } from './build.ts'

const root = join(import.meta.dirname, '..')
// A quarter of a start is reading code: kept as Node understood it. Where the folder cannot be written, it is read anew.
enableCompileCache(join(root, 'build/code'))
// The site is built while the server's code is read and its database opens.
const pages = buildSite(root).then(() => join(root, 'build'))
// Heard of by main, which comes a moment later.
pages.catch(() => undefined)
const { main } = await import('../server/main.ts')
await main(pages, { drainMs: 5_000 })
