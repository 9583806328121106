import { afterEach, describe, expect, it } from 'vitest'
import { appOfFile, testNow } from '#tests/app.ts'

const app = await appOfFile()
afterEach(() => app.setNow(testNow))

const person = { fullName: 'Liis Tamm', email: 'liis@example.ee' }
const main = { as: 'main_admin' as const }
const lists = [
  ['waitlist', '/api/waitlist', 'waitlist-entries', { ...person, location: 'dubai' }],
  [
    'custom-order',
    '/api/custom-orders',
    'custom-orders',
    { ...person, color: 'ink', motorPower: '1', mastLength: '2' },
  ],
] as const

describe.each(lists)('a deleted %s', (name, ask, list, body) => {
  const table = name === 'waitlist' ? 'waitlist_entries' : 'custom_orders'
  const stored = async () => (await app.call('POST', ask, { body })).body.id as number
  const ids = async () =>
    (await app.call<{ id: number }[]>('GET', `/api/admin/${list}`, main)).body.map(({ id }) => id)
  const remove = (id: number) => app.call('DELETE', `/api/admin/${name}/${id}`, main)
  const restore = (id: number | string) => app.call('POST', `/api/admin/${name}/${id}/restore`, main)

  it('can be restored for exactly ten minutes', async () => {
    const id = await stored()
    await remove(id)
    app.setNow('2026-06-16T08:10:00Z')
    expect((await restore(id)).status).toBe(200)
    expect(await ids()).toContain(id)
  })

  it('is kept with who deleted it and when, which a restore clears', async () => {
    const id = await stored()
    const record = () => app.sql(`select deleted_by, deleted_at from ${table} where id = $1`, id)
    await remove(id)
    expect(await record()).toEqual([{ deleted_by: 'main_admin', deleted_at: '2026-06-16 08:00:00+00' }])
    await restore(id)
    expect(await record()).toEqual([{ deleted_by: null, deleted_at: null }])
  })

  it('cannot be restored later', async () => {
    const id = await stored()
    await remove(id)
    app.setNow('2026-06-16T08:10:01Z')
    expect(await restore(id)).toMatchObject({
      status: 409,
      body: {
        code: 'illegal_transition',
        detail: 'A deleted item can be restored for only 10 minutes.',
      },
    })
    expect(await ids()).not.toContain(id)
  })

  it('is not restored when it is not deleted, or never was', async () => {
    expect((await restore(await stored())).status).toBe(409)
    for (const id of [999_999, 'abc', '1e3', '99999999999'])
      expect((await restore(id)).status, String(id)).toBe(404)
  })
})
