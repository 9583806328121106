import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openReadyDb } from './ready.ts'

const root = mkdtempSync(join(tmpdir(), 'merelend-identity-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const start = async (dataDir: string) => {
  const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
  const where = { kind: 'embedded', dataDir } as const
  await (await openReadyDb(where, { demo: false, now, hashPassword: async () => '' })).close()
}

it('a start refuses a data folder whose database is gone or is another one, until its identity file is removed', async () => {
  const [mine, other] = [join(root, 'mine'), join(root, 'other')]
  await start(mine)
  await start(mine)
  await start(other)

  rmSync(join(mine, 'db'), { recursive: true })
  await expect(start(mine)).rejects.toThrow(/is gone.*remove .*merelend\.id/)
  expect(existsSync(join(mine, 'db'))).toBe(false)

  cpSync(join(other, 'db'), join(mine, 'db'), { recursive: true })
  await expect(start(mine)).rejects.toThrow('is not the one that belongs there')

  rmSync(join(mine, 'merelend.id'))
  await start(mine)
  expect(existsSync(join(mine, 'merelend.id'))).toBe(true)
})
