import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('docs/performance.md names files that there are', () => {
  const text = readFileSync(join(root, 'docs/performance.md'), 'utf8')
  const paths = [...text.matchAll(/`((?:server|web|cli|bench|vite)[\w/.-]*(?:\.tsx?|\.css|\.json|\/))`/g)]
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
