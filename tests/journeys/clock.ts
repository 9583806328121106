// The clock of journeys, of their servers and pages (playwright.config.ts); unit tests use this machine's.

/** Sets the clock of this process or page ahead; timers are unchanged. Sent to pages as text, so it may use only globals. */
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
  // Browsers without it load a polyfill that uses `Date`.
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

export const aheadMs = Number(process.env.JOURNEY_AHEAD_MS ?? 0)
if (aheadMs !== 0) setAhead(aheadMs)

const today = Temporal.Now.plainDateISO('Europe/Tallinn')

/** For the environment of a process that needs the same clock. */
export const sameClock = { JOURNEY_AHEAD_MS: String(aheadMs), NODE_OPTIONS: `--import=${import.meta.url}` }

/** Days until a Tuesday, which has sessions, late enough to be without demo bookings. */
export const tuesdayAhead = 21

/** The date this many days from today, at every place: `2027-11-24`. */
export const dateAhead = (days: number): string => today.add({ days }).toString()
