import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSite } from './build.ts'

// A tree with a builder that only writes a page: the tests check when it runs.
let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const removeBuilder = () => rm(join(root, 'node_modules'), { recursive: true })

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'merelend-build-'))
  for (const path of ['web/early', 'node_modules/@react-router/dev'])
    mkdirSync(join(root, path), { recursive: true })
  write('web/early/start-page.ts', 'console.log(1)')
  write(
    'node_modules/@react-router/dev/bin.cjs',
    `const { appendFileSync, mkdirSync, writeFileSync } = require('fs')
    mkdirSync('build/client', { recursive: true })
    writeFileSync('build/client/mode.txt', process.env.NODE_ENV)
    appendFileSync('build/client/built.txt', 'once ')`,
  )
  await buildSite(root)
})
afterEach(() => rm(root, { recursive: true }))

it('takes the site as it was built where the packages that build it are not installed, whatever the times of files', async () => {
  await removeBuilder()
  utimesSync(join(root, 'web/early/start-page.ts'), 1, 1)
  await expect(buildSite(root)).resolves.toBeUndefined()
  await rm(join(root, 'web'), { recursive: true })
  await expect(buildSite(root)).resolves.toBeUndefined()
})

it('refuses to serve a site of other sources, or none, where it cannot be built', async () => {
  await removeBuilder()
  write('web/early/start-page.ts', 'console.log(2)')
  await expect(buildSite(root)).rejects.toThrow('from other sources')
  await rm(join(root, 'build'), { recursive: true })
  await expect(buildSite(root)).rejects.toThrow('is not built')
})

it('builds again when a source changed', async () => {
  write('web/early/start-page.ts', 'console.log(20)')
  await buildSite(root)
  expect(readFileSync(join(root, 'build/client/built.txt'), 'utf8')).toBe('once once ')
})

it('builds for production, whatever NODE_ENV is', () => {
  expect(process.env.NODE_ENV).toBe('test')
  expect(readFileSync(join(root, 'build/client/mode.txt'), 'utf8')).toBe('production')
})
