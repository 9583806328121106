import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'merelend-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each(['new', 'of an earlier version'])(
  'a database that is %s is closed to other users of the machine',
  async (kind) => {
    const dataDir = join(root, kind)
    const folder = join(dataDir, 'db')
    if (kind !== 'new') {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
    }
    await (await openEmbedded(dataDir)).close()
    expect(statSync(folder).mode & 0o077).toBe(0)
  },
)
