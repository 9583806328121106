// Journeys run on a Tuesday morning, whatever the time of this machine: samples, free times and the date of each place are
// the same in every run, and none runs over midnight. In the future, because browsers hold answers from the past for stale.

const start = Temporal.ZonedDateTime.from('2027-11-23T10:00[Europe/Tallinn]')

/** Sets the clock of this process or page ahead; timers are not changed. Sent to pages as text: it may use only globals. */
export function setAhead(ms: number): void {
  const Machine = Date
  const now = (): number => Machine.now() + ms
  const Ahead = new Proxy(Machine, {
    construct: (date, args, type) => Reflect.construct(date, args.length > 0 ? args : [now()], type) as Date,
    apply: () => new Machine(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)) as unknown,
  })
  Machine.prototype.constructor = Ahead
  globalThis.Date = Ahead
  // Browsers without it bring one that asks `Date`.
  if (typeof Temporal === 'undefined') return
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now())
  const zoned = (zone = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone)
  Object.assign(Temporal.Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
    plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
    plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
  })
}

// The first process sets it, and those it starts read it: the run's configuration, and a server's start.
process.env.JOURNEY_AHEAD_MS ??= String(start.epochMilliseconds - Date.now())
export const aheadMs = Number(process.env.JOURNEY_AHEAD_MS)
setAhead(aheadMs)

/** For the environment of a process that is to have the same clock. */
export const sameClock = { JOURNEY_AHEAD_MS: String(aheadMs), NODE_OPTIONS: `--import=${import.meta.url}` }

/** Days from the start to a Tuesday, a day of sessions, so far off that the demo has no bookings on it. */
export const tuesdayAhead = 21

/** The date so many days from the start, at every place: `2027-11-24`. */
export const dateAhead = (days: number): string => start.toPlainDate().add({ days }).toString()
