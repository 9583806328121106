import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Replaces the address of an erased customer; RFC 2606 reserves this domain as invalid. */
export const erasedEmail = 'erased@invalid'

/** An instant in the database's text form; `iso` converts it to ISO 8601. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A range of instants in the database's text form; Drizzle has no range type. */
export const span = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const spans = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** Converts the database's text of an instant (`2026-06-18 15:00:00+00`) to ISO 8601 with Z. */
export const iso = (stored: string): string =>
  stored.endsWith('+00')
    ? `${stored.slice(0, 10)}T${stored.slice(11, -3)}Z`
    : Temporal.Instant.from(stored).toString()

export const instantFrom = (stored: string): Temporal.Instant => Temporal.Instant.from(iso(stored))

export const isPast = (stored: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(iso(stored), now) <= 0
