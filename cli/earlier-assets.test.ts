import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addEarlierAssets, setAssetsAside } from './build.ts'

const root = mkdtempSync(join(tmpdir(), 'merelend-assets-'))
afterAll(() => rmSync(root, { recursive: true }))
const assets = join(root, 'build/client/assets')

/** A build on that day: it empties the folder, as the real one does. */
function build(day: string, ...names: string[]): string[] {
  const now = new Date(`${day}T12:00:00Z`)
  setAssetsAside(root, now)
  rmSync(join(root, 'build'), { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(join(assets, name), name)
  addEarlierAssets(root, now)
  return readdirSync(assets).sort()
}

it('the assets of a build stay for 30 days after another one replaced it, for tabs that are still open', () => {
  expect(build('2026-01-01', 'form-a.js', 'form-a.js.br', 'frame.js')).toHaveLength(3)
  expect(build('2026-06-01', 'form-b.js', 'frame.js')).toEqual([
    'form-a.js',
    'form-a.js.br',
    'form-b.js',
    'frame.js',
  ])
  expect(build('2026-06-20', 'form-c.js')).toEqual([
    'form-a.js',
    'form-a.js.br',
    'form-b.js',
    'form-c.js',
    'frame.js',
  ])
  expect(build('2026-07-05', 'form-c.js')).toEqual(['form-b.js', 'form-c.js', 'frame.js'])
  expect(build('2026-08-30', 'form-d.js')).toEqual(['form-c.js', 'form-d.js'])
})
