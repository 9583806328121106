import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { units } from '#domain/fleet/units.ts'
import type { Db, Queries } from './open.ts'

const folder = join(import.meta.dirname, 'migrations')
/** Any fixed number: one migrating process at a time on one database. */
const lockNumber = 5_107_331

/** Names of all migrations of this version, in their order. */
export const migrationFiles = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * Brings the schema to the present state, each file once and in order, under a lock; and stores the catalogue of units.
 * `only`: to the state of an older version, whose rows are to be restored; these bring their units with them.
 */
export async function migrate(db: Db, only?: ReadonlySet<string>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'select pg_advisory_xact_lock($1)' }, [lockNumber])
    await tx.run(
      {
        name: '',
        text: 'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
      },
      [],
    )
    const done = new Set(
      (await tx.run<{ name: string }>({ name: '', text: 'select name from migrations' }, [])).map(
        (row) => row.name,
      ),
    )
    for (const name of migrationFiles()) {
      if (done.has(name) || (only && !only.has(name))) continue
      await tx.orm.execute(readFileSync(join(folder, name), 'utf8'))
      await tx.run({ name: '', text: 'insert into migrations (name) values ($1)' }, [name])
    }
    if (!only) await storeUnits(tx)
  })
}

/** True when every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const rows = await db.run<{ name: string }>({ name: 'migrations', text: 'select name from migrations' }, [])
  const done = new Set(rows.map((row) => row.name))
  return migrationFiles().every((file) => done.has(file))
}

async function storeUnits(tx: Queries): Promise<void> {
  await tx.run({ name: '', text: storeUnitsText }, [JSON.stringify(units)])
}

const storeUnitsText = `
  insert into units (id, code, name, pool, location, sector, model)
  select id, code, name, pool, location, sector, model
  from jsonb_to_recordset($1::jsonb) as u(id int, code text, name text, pool text, location text, sector text, model text)
  on conflict (id) do update set code = excluded.code, name = excluded.name, pool = excluded.pool,
    location = excluded.location, sector = excluded.sector, model = excluded.model`
