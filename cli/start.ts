import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildSite } from './build.ts'

const root = join(import.meta.dirname, '..')
// A quarter of the start-up time is compiling code, so the compiled code is cached; if the folder is not writable it is compiled
// again.
enableCompileCache(join(root, 'build/code'))
// The site is built while the server's code is loaded and its database opens.
const pages = buildSite(root).then(() => join(root, 'build'))
// main, called a moment later, handles the error.
pages.catch(() => undefined)
const { main } = await import('../server/main.ts')
await main(pages, { drainMs: 5_000 })
