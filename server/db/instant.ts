/** The database's text of an instant (`2026-06-18 15:00:00+00`) as ISO 8601 with Z. */
export const iso = (stored: string): string =>
  stored.endsWith('+00')
    ? `${stored.slice(0, 10)}T${stored.slice(11, -3)}Z`
    : Temporal.Instant.from(stored).toString()
