import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { openReadyDb } from '#server/db/ready.ts'
import { saveDraft, savedDraft } from '#server/house/house-draft.ts'
import { runAdmin } from './run-admin.ts'

const folder = mkdtempSync(join(tmpdir(), 'merelend-house-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'house.json')
const dataDir = join(folder, 'data')
const now = Temporal.Instant.from('2026-06-16T08:00:00Z')

async function admin(...args: string[]) {
  const printed = { out: '', err: '' }
  const code = await runAdmin(args, {
    env: { DATA_DIR: dataDir },
    now: () => now,
    stdin: Readable.from([]) as Parameters<typeof runAdmin>[1]['stdin'],
    out: (text) => {
      printed.out += text.replaceAll('\u00a0', ' ')
    },
    err: (text) => {
      printed.err += text.replaceAll('\u00a0', ' ')
    },
  })
  return { code, ...printed }
}
const write = (house: object) => writeFileSync(file, JSON.stringify(house))
const wake = theHouse.activities['wake-surf']
const withWake = (changed: object) => ({
  ...theHouse,
  activities: { ...theHouse.activities, 'wake-surf': { ...wake, ...changed } },
})

beforeAll(async () => {
  await admin('create-user', 'liis', '--email', 'liis@example.ee')
})

it('the house is exported to one file and imported again, with its changes in words', async () => {
  expect(await admin('house', 'export', file)).toMatchObject({
    code: 0,
    out: `Version 1 of the house is in ${file}.\n`,
  })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(theHouse)
  expect((await admin('house', 'diff', file)).out).toBe(`${file} is version 1: nothing changes.\n`)
  write(withWake({ most: 8 }))
  expect((await admin('house', 'check', file)).out).toBe(`${file} can be published.\n`)
  expect((await admin('house', 'diff', file)).out).toBe('Wake Surf, most per booking: 10 to 8\n')
  expect(await admin('house', 'import', file, '--note', 'From git')).toMatchObject({
    code: 0,
    out: 'Wake Surf, most per booking: 10 to 8\nPublished as version 2.\n',
  })
  expect((await admin('house', 'import', file)).err).toBe('Nothing would change.\n')
})

it('an unusual price is published only with --force', async () => {
  const { durations } = wake
  const [id, length] = Object.entries(durations)[0]!
  write(withWake({ durations: { ...durations, [id]: { ...length, cents: 10_000_000 } } }))
  const refused = await admin('house', 'import', file)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /^An unusual price:\n.*100 000 €\nIf all of this is meant, import it with --force\.\n$/,
  )
  expect((await admin('house', 'import', file, '--force')).out).toMatch(/Published as version 3\.\n$/)
})

it('an owner who had the editor open during an import must read the house again before saving', async () => {
  const open = async <Done>(act: (db: Awaited<ReturnType<typeof openReadyDb>>) => Promise<Done>) => {
    const db = await openReadyDb(
      { kind: 'embedded', dataDir },
      { demo: false, now, hashPassword: async (password) => password },
    )
    return act(db).finally(() => db.close())
  }
  const save = ({ version, house }: Awaited<ReturnType<typeof savedDraft>>, most: number) => {
    const document = { ...house, activities: { ...house.activities, 'wake-surf': { ...wake, most } } }
    return open((db) => db.transaction((tx) => saveDraft(tx, { version, document }, { by: 'liis', now })))
  }
  const withoutDraft = await open(savedDraft)
  write(withWake({ most: 7 }))
  await admin('house', 'import', file, '--force')
  await expect(save(withoutDraft, 9)).rejects.toThrow(
    'operator published the house meanwhile. Load it again first.',
  )
  await save(await open(savedDraft), 9)
  const withDraft = await open(savedDraft)
  write(withWake({ most: 6 }))
  expect((await admin('house', 'import', file, '--force')).out).toContain('The draft stays')
  await expect(save(withDraft, 10)).rejects.toThrow('was published meanwhile. Load the draft again first.')
})

it('a file that breaks a rule is refused with each problem at its path', async () => {
  write({ ...withWake({ most: 0 }), colour: 'blue' })
  const refused = await admin('house', 'check', file)
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toContain('activities.wake-surf.most: ')
  expect(refused.err).toContain('colour: There is no such field')
  writeFileSync(file, '{\n  "format": 1\n  "brand": {}\n}')
  expect((await admin('house', 'import', file)).err).toMatch(/house\.json is not JSON: .*line 3 column 3/)
})

it('an unknown action or option is refused', async () => {
  expect((await admin('house', 'print', file)).code).toBe(2)
  expect((await admin('house', 'export', file, '--note', 'x')).code).toBe(2)
})

it('an account that is made a member pays the published fee', async () => {
  write({ ...theHouse, membership: { ...theHouse.membership, joiningFeeCents: 12_300 } })
  expect((await admin('house', 'import', file, '--force')).code).toBe(0)
  await admin('set-membership', 'liis', 'platinum')
  const { out } = await admin('export-person', 'liis@example.ee')
  expect(JSON.parse(out).memberships).toMatchObject([{ kind: 'platinum', paid_cents: 12_300 }])
})
