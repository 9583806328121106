import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDb } from '#tests/engines.ts'
import { vacuumTables } from './tables.ts'

let opened: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  opened = await freshDb()
})
afterAll(() => opened.dispose())

const run = <Row extends object>(text: string) => opened.db.run<Row>({ name: '', text }, [])
/** Kilobytes of the table after it was rewritten that often. */
async function kilobytesAfter(times: number): Promise<number> {
  for (let index = 0; index < times; index++) await run('update "Often written" set words = words')
  await run('select pg_stat_force_next_flush()')
  const [size] = await run<{ kb: number }>(`select (pg_relation_size('"Often written"') / 1024)::int as kb`)
  return size!.kb
}

it('a table written all the time is vacuumed on the embedded engine and stops growing', async () => {
  await run('create table "Often written" (id int primary key, words text)')
  await run(`insert into "Often written" select n, repeat('word ', 40) from generate_series(1, 200) n`)
  const grown = await kilobytesAfter(10)
  const tidied = await vacuumTables(opened.db)
  if (opened.db.engine === 'postgres') return expect(tidied).toEqual([])
  expect(tidied).toContain('"Often written"')
  await run('select pg_stat_force_next_flush()')
  expect(await vacuumTables(opened.db)).not.toContain('"Often written"')
  expect(await kilobytesAfter(8)).toBe(grown)
})
