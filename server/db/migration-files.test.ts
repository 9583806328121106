import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from './migrate.ts'

it('every migration is in migrations/checksums.txt: none was removed, edited or forgotten', () => {
  const listed = readFileSync(join(migrationsFolder, 'checksums.txt'), 'utf8').trimEnd().split('\n')
  expect(readMigrations().map(({ name, checksum }) => `${checksum}  ${name}`)).toEqual(listed)
})
