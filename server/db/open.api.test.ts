import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDb } from '#tests/engines.ts'
import type { Effect } from './effects.ts'
import { sqlStateOf } from './sql-state.ts'

let opened: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  opened = await freshDb()
})
afterAll(() => opened.dispose())

const one = { name: 'one', text: 'select 1 as one' }
const twice = { name: 'twice', text: `insert into migrations (name) values ('twice')` }

describe('the database', () => {
  it('refuses a statement on the pool inside a transaction instead of waiting for ever', async () => {
    const { db } = opened
    await expect(db.transaction(() => db.run(one, []))).rejects.toThrow('pass tx instead')
    await expect(db.transaction((tx) => tx.run(one, []))).resolves.toEqual([{ one: 1 }])
  })

  it('undoes all of a transaction that fails', async () => {
    const { db } = opened
    const fails = db.transaction(async (tx) => {
      await tx.run({ name: '', text: `insert into migrations (name) values ('undone')` }, [])
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    expect(await db.run({ name: '', text: `select 1 from migrations where name = 'undone'` }, [])).toEqual([])
  })

  it('answers the next statement correctly after a refused one', async () => {
    const { db } = opened
    await db.run(twice, [])
    for (let index = 0; index < 5; index++) {
      const refused = await db.run(twice, []).catch((error: unknown) => sqlStateOf(error))
      expect(refused).toBe('23505')
      expect(await db.run(one, [])).toEqual([{ one: 1 }])
    }
  })

  it('keeps a transaction usable after a refused attempt', async () => {
    const { db } = opened
    const rows = await db.transaction(async (tx) => {
      const refused = await tx.attempt(() => tx.run(twice, [])).catch((error: unknown) => sqlStateOf(error))
      expect(refused).toBe('23505')
      return tx.run(one, [])
    })
    expect(rows).toEqual([{ one: 1 }])
  })
})

describe('what follows a commit', () => {
  const seen: Effect[] = []
  beforeAll(() => opened.db.onEffect((effect) => seen.push(effect)))
  beforeEach(() => seen.splice(0))
  const mail: Effect = { kind: 'mail' }
  const booking = (id: string): Effect => ({ kind: 'feed', change: { type: 'booking', id, sector: 'efoil' } })

  it('happens once and after the commit, however often it was recorded', async () => {
    const { db } = opened
    await db.transaction(async (tx) => {
      tx.effect(mail)
      tx.effect(booking('a'))
      await tx.attempt(async () => tx.effect(mail))
      expect(seen).toEqual([])
    })
    expect(seen).toEqual([mail, booking('a')])
  })

  it('does not happen after a rollback, nor after an attempt that failed', async () => {
    const { db } = opened
    const fails = db.transaction(async (tx) => {
      tx.effect(mail)
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    await db.transaction(async (tx) => {
      tx.effect(booking('kept'))
      const failed = tx.attempt(async () => {
        tx.effect(mail)
        await tx.run(twice, [])
      })
      await expect(failed).rejects.toThrow()
    })
    expect(seen).toEqual([booking('kept')])
  })

  it('is only that of the last try of a repeated transaction', async () => {
    let tries = 0
    await opened.db.transaction(async (tx) => {
      tx.effect(booking(String(++tries)))
      if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
    })
    expect(seen).toEqual([booking('2')])
  })

  it('happens at once outside a transaction', () => {
    opened.db.effect(mail)
    expect(seen).toEqual([mail])
  })
})
