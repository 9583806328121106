import {
  bigserial,
  boolean,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

// Tables of the server itself; read and written in SQL.

/** owner: http. The reply given under a key; no status while it is being worked on. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  status: integer('status'),
  reply: jsonb('reply'),
  claimedAt: instant('claimed_at').notNull(),
})

/** owner: db. Counters of tries; `key` is a keyed hash. */
export const tries = pgTable('tries', {
  key: text('key').primaryKey(),
  since: instant('since').notNull(),
  count: integer('count').notNull(),
})

/** owner: retention */
export const retentionRuns = pgTable('retention_runs', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  counts: jsonb('counts').notNull(),
})

/** owner: db, one row */
export const installation = pgTable('installation', {
  one: boolean('one').primaryKey().default(true),
  id: uuid('id').notNull().defaultRandom(),
})

/** owner: db. Rows of a demo that is off. */
export const demoSetAside = pgTable('demo_set_aside', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tableName: text('table_name').notNull(),
  row: jsonb('row').notNull(),
})

/** owner: db */
export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  checksum: text('checksum'),
})

/** owner: house, version 1 by db. Published houses and who published them; append-only (a trigger enforces it). */
export const houseVersions = pgTable('house_versions', {
  number: integer('number').primaryKey(),
  document: json('document').notNull(),
  by: text('by').notNull(),
  at: instant('at').notNull(),
  note: text('note').notNull().default(''),
})

/** owner: house, one row. `version` counts saves; without a document the draft equals the published house. */
export const houseDraft = pgTable('house_draft', {
  one: boolean('one').primaryKey().default(true),
  version: integer('version').notNull().default(0),
  document: json('document'),
  previous: json('previous'),
  baseVersion: integer('base_version').notNull().default(1),
  by: text('by'),
  at: instant('at'),
})

/** owner: house. Uploaded pictures as served; `og` and `mail` are separate crops. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    picture: text('picture').notNull(),
    format: text('format').notNull(),
    width: integer('width').notNull(),
    bytes: bytea('bytes').notNull(),
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  ({ picture, format, width }) => [primaryKey({ columns: [picture, format, width] })],
)
