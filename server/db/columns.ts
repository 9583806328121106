import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Replaces the address of an erased customer; a name for addresses that cannot exist (RFC 2606). */
export const erasedEmail = 'erased@invalid'

/** A moment, as the database's text of it; `iso` makes ISO 8601 of that. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** From one instant to another, as the database's text of it; Drizzle has no ranges. */
export const span = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const spans = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** The database's text of an instant (`2026-06-18 15:00:00+00`) as ISO 8601 with Z. */
export const iso = (stored: string): string =>
  stored.endsWith('+00')
    ? `${stored.slice(0, 10)}T${stored.slice(11, -3)}Z`
    : Temporal.Instant.from(stored).toString()

export const instantFrom = (stored: string): Temporal.Instant => Temporal.Instant.from(iso(stored))

/** Whether a stored instant has come. */
export const isPast = (stored: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(iso(stored), now) <= 0
