import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, as the database's text of it; `iso` in instant.ts makes ISO 8601 of that. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
