import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { machineBars, machinesText, metricsOf, weekBars, weekText } from './analytics-texts.ts'

const days = ['10', '11', '12', '13', '14', '15', '16']
const read = {
  todayRevenue: 410,
  monthlyRevenue: 1_290,
  totalBookings: 9,
  week: days.map((day, index) => ({
    day: `2026-06-${day}`,
    revenue: index === 3 ? 900.5 : index === 6 ? 410 : 0,
  })),
  machines: [
    { name: 'GTI 130', bookings: 1, hours: 1 },
    { name: 'RXP-X RS 300', bookings: 4, hours: 6.5 },
  ],
  cancelledShare: 0.125,
  firstTimerShare: 0.5,
  averageMinutes: 64,
  demo: false,
}
const nothing = { week: read.week.map((day) => ({ ...day, revenue: 0 })), machines: [] }

it('shows weekly revenue with today as the last bar', () => {
  const bars = weekBars(read.week)
  expect(bars.map(({ label }) => label)).toEqual([
    'Wed 10',
    'Thu 11',
    'Fri 12',
    'Sat 13',
    'Sun 14',
    'Mon 15',
    'Today',
  ])
  expect(bars.at(-1)).toMatchObject({ text: '410\u00a0€', now: true })
})

it('describes the charts in a sentence', () => {
  expect(weekText(read.week)).toBe(
    '1\u00a0310.50\u00a0€ in seven days; the best was Saturday 13 June with 900.50\u00a0€.',
  )
  expect(machinesText(theHouse, read)).toBe('RXP was out most: 6.5 h in 4 bookings.')
  expect([weekText(nothing.week), machinesText(theHouse, nothing)]).toEqual([
    'No payments in the last seven days.',
    'No machine was out in the last 30 days.',
  ])
})

it('shows operational metrics', () => {
  expect(machineBars(theHouse, read)[0]).toMatchObject({ label: 'RXP', text: '6.5 h, 4 bookings' })
  expect(metricsOf(read).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Average rental 64 min',
    'First timers 50%',
    'Cancelled 13%',
    'Hours rented 7.5 h',
  ])
})
