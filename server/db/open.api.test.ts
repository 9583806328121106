import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDb } from '#tests/engines.ts'
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

  it('answers the next statement rightly after one that was refused', async () => {
    const { db } = opened
    await db.run(twice, [])
    for (let nth = 0; nth < 5; nth++) {
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
