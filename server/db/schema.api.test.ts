import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDb } from '#tests/engines.ts'
import * as schema from './schema.ts'
import * as money from './schema-money.ts'
import * as people from './schema-people.ts'
import * as server from './schema-server.ts'

let fresh: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  fresh = await freshDb()
})
afterAll(() => fresh.dispose())

/** `table.column type`, and `not null` and `default` where it has them. */
type Line = { line: string }

const tables = [schema, money, people, server]
  .flatMap((file): unknown[] => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable))

/** As PostgreSQL names them; a serial is a number with a default. */
const ofDatabase = (type: string): string =>
  type.replace('bigserial', 'bigint').replace('serial', 'integer').replace('varchar', 'character varying')

const written = tables.flatMap((table) =>
  getTableConfig(table).columns.map(
    (column) =>
      `${getTableName(table)}.${column.name} ${ofDatabase(column.getSQLType())}${column.notNull ? ' not null' : ''}${column.hasDefault ? ' default' : ''}`,
  ),
)

it('the schema for queries has the tables, columns, types and defaults of a migrated database', async () => {
  const stored = await fresh.db.run<Line>({ name: '', text: columns }, [])
  expect(written.toSorted()).toEqual(stored.map(({ line }) => line).toSorted())
})

const columns = `
  select concat(c.relname, '.', a.attname, ' ', format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' end, case when a.atthasdef then ' default' end) as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`
