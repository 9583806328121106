import { join } from 'node:path'
import { main } from '../server/main.ts'
import { buildSite } from './build.ts'

const root = join(import.meta.dirname, '..')
await buildSite(root)
await main(join(root, 'build/client'))
