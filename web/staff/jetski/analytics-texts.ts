import type { api } from '#contract/account-client.ts'
import type { CallOf, ReplyOf } from '#contract/endpoint.ts'
import { dateText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { staffName } from '#domain/fleet/jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { priceText } from '#domain/money.ts'
import type { Bar } from './chart.tsx'

type Analytics = ReplyOf<CallOf<typeof api.jetskiAnalytics>>

type Week = NonNullable<Analytics['week']>

const cents = (euros: number): number => Math.round(euros * 100)

/** Revenue of the last seven days, today last. */
export const weekBars = (week: Week): Bar[] =>
  week.map(({ day, revenue }, index) => ({
    label: index === week.length - 1 ? 'Today' : dateText(day, 'short').split(' ').slice(0, 2).join(' '),
    value: revenue,
    text: priceText(cents(revenue)),
    short: priceText(cents(revenue)).replace(/\D+$/, ''),
    now: index === week.length - 1,
  }))

/** '2 340 € in seven days; the best was Saturday 20 June with 900 €.' */
export function weekText(week: Week): string {
  const sum = week.reduce((total, { revenue }) => total + revenue, 0)
  if (sum === 0) return 'No payments in the last seven days.'
  const best = week.reduce((one, other) => (other.revenue > one.revenue ? other : one))
  return `${priceText(cents(sum))} in seven days; the best was ${dateText(best.day)} with ${priceText(cents(best.revenue))}.`
}

const hoursText = (hours: number): string => `${hours} h`

/** Hours rented per machine in the last 30 days, most first. */
export const machineBars = (house: House, { machines }: Pick<Analytics, 'machines'>): Bar[] =>
  machines
    .toSorted((one, other) => other.hours - one.hours)
    .map(({ name, bookings, hours }) => ({
      label: staffName(house, name),
      value: hours,
      text: `${hoursText(hours)}, ${counted(bookings, 'booking')}`,
    }))

/** 'RXP-X RS 300 was out most: 14 h in 12 bookings.' */
export function machinesText(house: House, { machines }: Pick<Analytics, 'machines'>): string {
  const most = machines.reduce((one, other) => (other.hours > one.hours ? other : one), machines[0]!)
  if (!most || most.hours === 0) return 'No machine was out in the last 30 days.'
  return `${staffName(house, most.name)} was out most: ${hoursText(most.hours)} in ${counted(most.bookings, 'booking')}.`
}

const percentText = (share: number): string => `${Math.round(share * 100)}%`

/** Operational metrics, each with its definition. */
export const metricsOf = (read: Analytics): { label: string; value: string; what: string }[] => [
  {
    label: 'Average rental',
    value: `${read.averageMinutes} min`,
    what: 'of all bookings that were not cancelled',
  },
  { label: 'First timers', value: percentText(read.firstTimerShare), what: 'first time on a jetski' },
  { label: 'Cancelled', value: percentText(read.cancelledShare), what: 'of all bookings ever made' },
  {
    label: 'Hours rented',
    value: hoursText(Math.round(read.machines.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10),
    what: 'all machines, last 30 days and today',
  },
]
