import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addDays, dateText, instantOf, isoWeekday, timesEvery, wallTime } from './calendar.ts'
import { theHouse } from './house/the-house.ts'
import { locationOf } from './locations.ts'
import { isoDate } from './start-fields.ts'

const zoneOf = (place: string): string => locationOf(theHouse, place).zone
const [tallinn, malaga, bangkok, dubai] = [
  zoneOf('tallinn'),
  zoneOf('malaga'),
  zoneOf('koh-phangan'),
  zoneOf('dubai'),
]
const utc = (date: string, time: string, zone: string): string => instantOf(date, time, zone).toString()

describe('The clock goes forward on 28 March 2027', () => {
  test('in Tallinn at 03:00: an hour is skipped, and a time in it moves on by the gap', () => {
    expect(utc('2027-03-28', '02:59', tallinn)).toBe('2027-03-28T00:59:00Z')
    expect(utc('2027-03-28', '03:30', tallinn)).toBe('2027-03-28T01:30:00Z')
    expect(utc('2027-03-28', '04:30', tallinn)).toBe('2027-03-28T01:30:00Z')
    expect(wallTime(Temporal.Instant.from('2027-03-28T01:00:00Z'), tallinn).time).toBe('04:00')
  })

  test('in Málaga at 02:00, at the same instant', () => {
    expect(utc('2027-03-28', '01:59', malaga)).toBe('2027-03-28T00:59:00Z')
    expect(utc('2027-03-28', '02:30', malaga)).toBe('2027-03-28T01:30:00Z')
    expect(wallTime(Temporal.Instant.from('2027-03-28T01:00:00Z'), malaga).time).toBe('03:00')
  })

  test('the day has 23 hours, and its afternoon is where it belongs', () => {
    const day = instantOf('2027-03-28', '00:00', tallinn).until(instantOf('2027-03-29', '00:00', tallinn))
    expect(day.total('hours')).toBe(23)
    expect(utc('2027-03-27', '18:00', tallinn)).toBe('2027-03-27T16:00:00Z')
    expect(utc('2027-03-28', '18:00', tallinn)).toBe('2027-03-28T15:00:00Z')
  })
})

describe('The clock goes back on 31 October 2027', () => {
  test('in Tallinn at 04:00: an hour comes twice, and its first time is meant', () => {
    expect(utc('2027-10-31', '03:30', tallinn)).toBe('2027-10-31T00:30:00Z')
    for (const instant of ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'])
      expect(wallTime(Temporal.Instant.from(instant), tallinn)).toEqual({ date: '2027-10-31', time: '03:30' })
    expect(utc('2027-10-31', '04:00', tallinn)).toBe('2027-10-31T02:00:00Z')
  })

  test('in Málaga at 03:00, at the same instant', () => {
    expect(utc('2027-10-31', '02:30', malaga)).toBe('2027-10-31T00:30:00Z')
    expect(utc('2027-10-31', '03:00', malaga)).toBe('2027-10-31T02:00:00Z')
  })

  test('a ride over the change keeps its length; only the wall clock at its end differs', () => {
    const end = instantOf('2027-10-31', '02:30', tallinn).add({ minutes: 120 })
    expect(wallTime(end, tallinn).time).toBe('03:30')
    const day = instantOf('2027-10-31', '00:00', tallinn).until(instantOf('2027-11-01', '00:00', tallinn))
    expect(day.total('hours')).toBe(25)
  })
})

describe('Places without a clock change', () => {
  test('Koh Phangan’s midnight is 17:00 UTC the day before, all year', () => {
    for (const date of ['2027-01-15', '2027-07-15'])
      expect(utc(date, '00:00', bangkok)).toBe(`${addDays(date, -1)}T17:00:00Z`)
    expect(wallTime(Temporal.Instant.from('2027-03-28T17:00:00Z'), bangkok)).toEqual({
      date: '2027-03-29',
      time: '00:00',
    })
  })

  test('Dubai’s midnight is 20:00 UTC the day before; one minute earlier it is still yesterday', () => {
    expect(utc('2027-03-28', '00:00', dubai)).toBe('2027-03-27T20:00:00Z')
    expect(wallTime(Temporal.Instant.from('2027-12-31T19:59:59Z'), dubai)).toEqual({
      date: '2027-12-31',
      time: '23:59',
    })
    expect(wallTime(Temporal.Instant.from('2027-12-31T20:00:00Z'), dubai).date).toBe('2028-01-01')
  })
})

describe('Days', () => {
  test('29 February exists in 2028 and not in 2027, 1900 or 2100', () => {
    expect(isoDate.safeParse('2028-02-29').success).toBe(true)
    for (const date of ['2027-02-29', '1900-02-29', '2100-02-29', '2027-04-31', '2027-00-10', '2027-1-1'])
      expect(isoDate.safeParse(date).success, date).toBe(false)
  })

  test('are counted over leap days, clock changes and years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2028-01-01', -1)).toBe('2027-12-31')
    let day = '2026-11-21'
    for (let at = 0; at < 1_500; at++) {
      const next = Temporal.PlainDate.from(day).add({ days: 1 })
      expect(addDays(day, 1)).toBe(next.toString())
      expect(isoWeekday(next.toString())).toBe(next.dayOfWeek)
      day = next.toString()
    }
  })

  test('have the same words everywhere', () => {
    expect(dateText('2027-03-28')).toBe('Sunday 28 March')
    expect(dateText('2028-02-29', 'short')).toBe('Tue 29 February')
    expect(dateText('2028-02-29', 'year')).toBe('29 February 2028')
  })

  test('hold a start every half hour from 09:00 to 22:00, both included', () => {
    const times = timesEvery(30, '09:00', '22:00')
    expect(times).toHaveLength(27)
    expect([times[0], times.at(-1)]).toEqual(['09:00', '22:00'])
  })
})

test('The machine’s own time zone changes nothing', () => {
  const script = `
    import { addDays, dateText, instantOf, isoWeekday, wallTime } from './domain/calendar.ts'
    const zones = ['${tallinn}', '${malaga}', '${bangkok}', '${dubai}']
    const days = ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31', '2028-02-28', '2027-12-31']
    const results = days.map((day) => [
      addDays(day, 1), isoWeekday(day), dateText(day),
      zones.map((zone) => ['00:00', '02:30', '03:30', '23:59'].map((time) => {
        const at = instantOf(day, time, zone)
        return [at.toString(), wallTime(at, zone)]
      })),
    ])
    console.log(JSON.stringify(results))`
  const outputs = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) =>
    execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  )
  expect(outputs[0]).toContain('2027-03-28')
  expect(new Set(outputs).size).toBe(1)
})
