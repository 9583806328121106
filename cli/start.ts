import { join } from 'node:path'
import { buildSite } from './build.ts'

const root = join(import.meta.dirname, '..')
// The site is built while the server's code is read and its database opens.
const pages = buildSite(root).then(() => join(root, 'build/client'))
// Heard of by main, which comes a moment later.
pages.catch(() => undefined)
const { main } = await import('../server/main.ts')
await main(pages)
