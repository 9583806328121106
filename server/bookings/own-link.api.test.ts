import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queries } from '#server/db/open.ts'
import type { TestApp } from '#tests/app.ts'
import { testApp, testDriveBody } from '#tests/app.ts'
import { endOwnLinks, findByLink, newOwnLink } from './own-link.ts'

let t: TestApp
let hour = 9
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const booked = async (): Promise<string> => {
  const body = testDriveBody({ time: `${String(hour++).padStart(2, '0')}:00`, foilCount: 1 })
  const answer = await t.call<{ id: string }>('POST', '/api/test-drive', { body })
  expect(answer.status).toBe(201)
  return answer.body.id
}
const linkOf = async (id: string) => (await newOwnLink(t.db, id, t.deps.now())).slice('/b/'.length)
const links = () =>
  t.db.run<{ row: string }>({ name: '', text: 'select l::text as row from booking_links l' }, [])

/** Everything that a link may be changed into by a slip, a mail program or a guess. */
const altered = (token: string): string[] => [
  token.slice(0, -1),
  `${token}A`,
  token.slice(1),
  token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
  [...token].reverse().join(''),
  ...[...token].map(
    (letter, index) => token.slice(0, index) + (letter === 'A' ? 'B' : 'A') + token.slice(index + 1),
  ),
]

describe('a link to the own page', () => {
  it('has 128 random bits, opens its booking, and only its hash is kept', async () => {
    const id = await booked()
    const token = await linkOf(id)
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(await findByLink(t.db, token)).toBe(id)
    expect(JSON.stringify(await links())).not.toContain(token)
  })

  it('lives beside the others of its booking and opens no other booking', async () => {
    const [one, other] = [await booked(), await booked()]
    const [first, second, third] = [await linkOf(one), await linkOf(one), await linkOf(other)]
    expect(new Set([first, second, third]).size).toBe(3)
    expect(await findByLink(t.db, first)).toBe(one)
    expect(await findByLink(t.db, second)).toBe(one)
    expect(await findByLink(t.db, third)).toBe(other)
  })

  it('opens nothing once it was altered, by whatever letter', async () => {
    const token = await linkOf(await booked())
    for (const wrong of altered(token)) expect(await findByLink(t.db, wrong), wrong).toBeUndefined()
  })

  it('asks the database nothing where it cannot be one', async () => {
    const hashes: string[] = []
    const run = async (_: unknown, [hash]: unknown[]) => {
      hashes.push(String(hash))
      return []
    }
    for (const wrong of [
      '',
      'short',
      'A'.repeat(21),
      'A'.repeat(23),
      'A'.repeat(2_000),
      `${'A'.repeat(21)}'`,
    ])
      expect(await findByLink({ run } as unknown as Queries, wrong)).toBeUndefined()
    expect(hashes).toEqual([])
  })

  it('ends with its booking, and when somebody ends it', async () => {
    const [living, gone, ended] = [await booked(), await booked(), await booked()]
    const tokens = [await linkOf(living), await linkOf(gone), await linkOf(ended)]
    await t.db.run({ name: '', text: 'delete from bookings where id = $1' }, [gone])
    await endOwnLinks(t.db, [ended])
    expect(await Promise.all(tokens.map((token) => findByLink(t.db, token)))).toEqual([
      living,
      undefined,
      undefined,
    ])
  })
})
