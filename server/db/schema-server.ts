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

// The server's own tables; read and written by hand.

/** owner: http. What was answered under a key; no status until it is. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  status: integer('status'),
  reply: jsonb('reply'),
  claimedAt: instant('claimed_at').notNull(),
})

/** owner: db. How often something was tried; `key` is a keyed hash. */
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

/** owner: db. What ran here. */
export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  checksum: text('checksum'),
})

/** owner: house, version 1 by db. What was published, by whom; only added to (a trigger refuses all else). */
export const houseVersions = pgTable('house_versions', {
  number: integer('number').primaryKey(),
  document: json('document').notNull(),
  by: text('by').notNull(),
  at: instant('at').notNull(),
  note: text('note').notNull().default(''),
})

/** owner: house, one row. `version` counts saves; no document: the draft is the published house. */
export const houseDraft = pgTable('house_draft', {
  one: boolean('one').primaryKey().default(true),
  version: integer('version').notNull().default(0),
  document: json('document'),
  previous: json('previous'),
  baseVersion: integer('base_version').notNull().default(1),
  by: text('by'),
  at: instant('at'),
})

/** owner: house. Uploaded pictures as they are served: `og` and `mail` have a shape of their own. */
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
