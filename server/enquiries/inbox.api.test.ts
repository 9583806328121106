import { beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { appOfFile } from '#tests/app.ts'
import type { Person } from '#tests/people.ts'

const app = await appOfFile()
let id: number
beforeEach(async () => {
  const { body } = await app.call('POST', '/api/enquiries', {
    body: {
      kind: 'efoil-experience',
      fullName: 'Oliver Sepp',
      email: 'oliver@example.ee',
      phone: '+372 5522 1190',
      duration: '1h',
      participants: 2,
    },
  })
  id = body.id as number
})

const set = (as: Person, body: object) => app.call<Enquiry>('PATCH', `/api/enquiries/${id}`, { as, body })
const stored = async () =>
  (await app.call<Enquiry[]>('GET', '/api/enquiries', { as: 'main_admin' })).body.find(
    (one) => one.id === id,
  )!

describe('an enquiry that two staff work on', () => {
  it('is taken by one, and the other’s refusal names the first', async () => {
    const both = await Promise.all([
      set('rayfoil_ambassador', { state: 'taken', from: 'new' }),
      set('main_admin', { state: 'taken', from: 'new' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = both.find(({ status }) => status === 200)!.body.takenBy
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'illegal_transition',
      presentState: 'taken',
      takenBy: winner,
      detail: `${winner!.replaceAll('_', ' ')} has taken this enquiry.`,
    })
    expect(await stored()).toMatchObject({ state: 'taken', takenBy: winner })
  })

  it('cannot be taken twice, even if the call does not name the state seen', async () => {
    await set('rayfoil_ambassador', { state: 'taken' })
    expect((await set('main_admin', { state: 'taken' })).status).toBe(409)
    expect(await stored()).toMatchObject({ takenBy: 'rayfoil_ambassador' })
  })

  it('does not change by a second press of the same person', async () => {
    const first = await set('rayfoil_ambassador', { state: 'taken', from: 'new' })
    app.setNow('2026-06-16T08:05:00Z')
    const second = await set('rayfoil_ambassador', { state: 'taken', from: 'new' })
    app.setNow('2026-06-16T08:00:00Z')
    expect(second).toMatchObject({ status: 200, body: { changedAt: first.body.changedAt } })
  })

  it('names the person who closed it after another had taken it', async () => {
    await set('rayfoil_ambassador', { state: 'taken', from: 'new' })
    const closed = await set('main_admin', { state: 'closed', from: 'taken' })
    expect(closed.body).toMatchObject({ takenBy: 'main_admin', takenByName: 'main admin' })
    const late = await set('rayfoil_ambassador', { state: 'answered', from: 'taken' })
    expect(late.body).toMatchObject({ detail: 'This enquiry is closed already, by main admin.' })
  })

  it('cannot be marked as answered if it was closed meanwhile', async () => {
    await set('main_admin', { state: 'closed', from: 'new' })
    const late = await set('rayfoil_ambassador', { state: 'answered', from: 'new' })
    expect(late).toMatchObject({ status: 409, body: { presentState: 'closed' } })
    expect(late.body).toMatchObject({ detail: 'This enquiry is closed already, by main admin.' })
    expect(await stored()).toMatchObject({ state: 'closed' })
  })
})

describe('an enquiry', () => {
  it('goes from open to taken, answered and closed, and back to open without a name', async () => {
    for (const state of ['taken', 'answered', 'closed'] as const)
      expect((await set('rayfoil_ambassador', { state })).body).toMatchObject({
        state,
        takenBy: 'rayfoil_ambassador',
        takenByName: 'rayfoil ambassador',
      })
    expect((await set('rayfoil_ambassador', { state: 'new', from: 'closed' })).body).toMatchObject({
      state: 'new',
      takenBy: null,
      takenByName: null,
    })
  })

  it.each([
    ['closed', 'answered'],
    ['closed', 'taken'],
    ['answered', 'taken'],
  ])('that is %s cannot become %s', async (from, to) => {
    await set('main_admin', { state: from })
    expect((await set('main_admin', { state: to })).status).toBe(409)
    expect(await stored()).toMatchObject({ state: from })
  })

  it('that does not exist is 404', async () => {
    id = 999_999
    expect((await set('main_admin', { state: 'taken' })).status).toBe(404)
  })
})
