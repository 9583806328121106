import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, as the database's text of it; `iso` in instant.ts makes ISO 8601 of that. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** From one moment to another, as the database's text of it; Drizzle knows no ranges. */
export const span = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const spans = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })
