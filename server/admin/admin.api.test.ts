import { beforeAll, describe, expect, it } from 'vitest'
import { appOfFile, testDriveBody } from '#tests/app.ts'

const app = await appOfFile()
const person = { fullName: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4567' }
beforeAll(async () => {
  await app.call('POST', '/api/test-drive', { body: testDriveBody() })
  await app.call('POST', '/api/waitlist', { body: { ...person, location: 'dubai' } })
  const board = { color: 'ink', motorPower: '1', mastLength: '2', accessories: [] }
  await app.call('POST', '/api/custom-orders', { body: { ...person, ...board } })
})

type Item = { id: string | number; fullName: string }
const main = { as: 'main_admin' as const }
const list = async (name: string) => (await app.call<Item[]>('GET', `/api/admin/${name}`, main)).body

describe('the admin lists', () => {
  it.each([
    ['test-drive-bookings', 'test-drive', { peopleCount: 2, location: 'Noblessner', time: '18:00' }],
    ['waitlist-entries', 'waitlist', { location: 'Watersports club', receiveUpdates: false }],
    ['custom-orders', 'custom-order', { motorPower: '1', mastLength: '2', totalPrice: 10_050 }],
  ])(
    '%s shows what came in; a deleted item leaves it and cannot be deleted twice',
    async (name, path, shown) => {
      const [item] = await list(name)
      expect(item).toMatchObject({ ...shown, email: expect.stringContaining('@') })
      expect((await app.call('DELETE', `/api/admin/${path}/${item!.id}`, main)).status).toBe(200)
      expect(await list(name)).toEqual([])
      expect((await app.call('DELETE', `/api/admin/${path}/${item!.id}`, main)).status).toBe(404)
      expect((await app.call('DELETE', `/api/admin/${path}/abc`, main)).status).toBe(404)
    },
  )

  it('keeps deleted rows: a test drive can be restored for ten minutes', async () => {
    const { body } = await app.call('POST', '/api/test-drive', { body: testDriveBody({ time: '12:00' }) })
    await app.call('DELETE', `/api/admin/test-drive/${body.id}`, main)
    const history = { name: '', text: 'select by, what, reason from booking_history where booking_id = $1' }
    expect(await app.db.run(history, [body.id])).toEqual([
      { by: 'main_admin', what: 'status', reason: 'deleted from the list' },
    ])
    expect((await app.call('POST', `/api/bookings/${body.id}/restore`, main)).status).toBe(200)
    expect((await list('test-drive-bookings')).map(({ id }) => id)).toEqual([body.id])
  })

  it('never deletes a booking of another kind through the call for test drives', async () => {
    const ride = {
      type: 'efoil-private',
      duration: '1 hour',
      date: '2026-06-18',
      time: '09:00',
      customerName: 'Kai Saar',
      customerEmail: 'kai@example.ee',
      customerPhone: '+372 5123 4567',
    }
    const { body } = await app.call('POST', '/api/bookings', { body: ride })
    expect((await app.call('DELETE', `/api/admin/test-drive/${body.id}`, main)).status).toBe(404)
  })
})

describe('the inbox', () => {
  type Enquiry = { id: number; kind: string; state: string; takenBy: string | null }
  const ask = (form: object) => app.call('POST', '/api/enquiries', { body: { ...person, ...form } })
  const inbox = async (as: 'main_admin' | 'rayfoil_ambassador' | 'jetski_admin') =>
    (await app.call<Enquiry[]>('GET', '/api/enquiries', { as })).body

  it('shows each sector its own enquiries, with the promise that expires first on top', async () => {
    await ask({ kind: 'membership' })
    await ask({ kind: 'efoil-experience', duration: '1h', participants: 1 })
    expect((await inbox('main_admin')).map(({ kind }) => kind)).toEqual(['efoil-experience', 'membership'])
    expect((await inbox('rayfoil_ambassador')).map(({ kind }) => kind)).toEqual(['efoil-experience'])
    expect(await inbox('jetski_admin')).toEqual([])
  })

  it('lets staff take and answer an enquiry, but not those of another sector', async () => {
    const [first] = await inbox('rayfoil_ambassador')
    const path = `/api/enquiries/${first!.id}`
    const taken = await app.call('PATCH', path, { as: 'rayfoil_ambassador', body: { state: 'taken' } })
    expect(taken.body).toMatchObject({ state: 'taken', takenBy: 'rayfoil_ambassador' })
    expect((await app.call('PATCH', path, { as: 'jetski_admin', body: { state: 'closed' } })).status).toBe(
      404,
    )
    expect((await app.call('PATCH', path, { as: 'main_admin', body: { state: 'gone' } })).status).toBe(400)
    const answered = await app.call('PATCH', path, { as: 'main_admin', body: { state: 'answered' } })
    expect(answered.body).toMatchObject({ state: 'answered', takenBy: 'main_admin' })
    expect((await inbox('main_admin')).map(({ state }) => state)).toEqual(['new', 'answered'])
  })
})
