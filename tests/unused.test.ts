import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('every file, export and dependency is used by something', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/knip/bin/knip.js', '--no-progress'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
})
