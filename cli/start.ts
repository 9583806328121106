import { join } from 'node:path'
import { main } from '../server/main.ts'
import { buildSite } from './build.ts'

const root = join(import.meta.dirname, '..')
// The site is built while the database opens.
await main(buildSite(root).then(() => join(root, 'build/client')))
