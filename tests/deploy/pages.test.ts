import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prerendered } from '#contract/all-screens.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { buildSite } from '../../cli/build.ts'

// The build output with which each server renders its pages, in a folder without packages.

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'merelend-pages-'))
const code = join(folder, 'index.mjs')

beforeAll(async () => {
  await buildSite(root)
  cpSync(join(root, 'build/server/index.js'), code)
})
afterAll(() => rmSync(folder, { recursive: true }))

const paths = prerendered(theHouse)

const script = `const { writePage } = await import(process.argv[1])
const { paths, house } = JSON.parse(process.argv[2])
for (const path of paths) for (const text of Object.values(await writePage(path, house))) process.stdout.write(text)`

const written = (env: Record<string, string>) =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', script, code, JSON.stringify({ paths, house: publicHouse(theHouse) })],
    {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )

it('builds pages that are identical on every server, whatever its clock, zone and settings', () => {
  const pages = written({ TZ: 'Pacific/Auckland', NODE_ENV: 'production' })
  expect(pages.match(/<!DOCTYPE html>/g)).toHaveLength(paths.length)
  const others = written({ TZ: 'America/Los_Angeles', NODE_ENV: 'development', LANG: 'et_EE.UTF-8' })
  expect(others === pages).toBe(true)
})
