import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { cachedAvailability } from '#server/availability/day.ts'
import type { Db, Queries } from '#server/db/open.ts'
import type { TestApp } from '#tests/app.ts'
import { testApp, testDriveBody } from '#tests/app.ts'

// A crowd that comes for what a few can have: those who are told no must not keep the database from the others.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const group = {
  type: 'efoil-group',
  date: '2026-06-22',
  time: '18:00',
  participants: 2,
  customerName: 'Liis Tamm',
  customerEmail: 'liis.tamm@example.ee',
  customerPhone: '+372 5123 4567',
}

/** A server whose statements are counted, and so many of the same wish at once. */
async function crowdOf(visitors: number, url: string, payload: object) {
  let statements = 0
  const counted = <Through extends Queries>(queries: Through): Through => ({
    ...queries,
    run: (...args: Parameters<Queries['run']>) => {
      statements++
      return queries.run(...args)
    },
  })
  const db: Db = { ...counted(t.db), transaction: (work) => t.db.transaction((tx) => work(counted(tx))) }
  const server = await newApp({ ...t.deps, db, availability: cachedAvailability(db) })
  const answers = await Promise.all(
    Array.from({ length: visitors }, () => server.inject({ method: 'POST', url, payload })),
  )
  await server.close()
  const had = answers.filter(({ statusCode }) => statusCode === 201).length
  const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())
  return { had, refused, statements }
}

describe('of 300 who want the same', () => {
  it('two foils at one time, three get them, and the others cost less than a statement each', async () => {
    const { had, refused, statements } = await crowdOf(300, '/api/test-drive', testDriveBody())
    expect([had, refused.length]).toEqual([3, 297])
    expect(refused[0].alternatives).toHaveLength(3)
    expect(statements).toBeLessThan(100)
  })

  it('two places in a session, seven get them, and the others are told that one place is left', async () => {
    const { had, refused } = await crowdOf(300, '/api/bookings', group)
    expect([had, refused.length]).toEqual([7, 293])
    expect(refused.at(-1)).toMatchObject({ code: 'session_full', remaining: 1 })
  })
})
