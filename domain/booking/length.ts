import { minutesOf } from '../calendar.ts'

type Timed = { durationLabel: string; time: string; until: string }

/** How long a booking really is, the gift included: '1 hour 30 minutes', 'Full day, 13 hours'; '' where no length is known. */
export function lengthText({ durationLabel, time, until }: Timed): string {
  if (durationLabel === '') return ''
  const minutes = (minutesOf(until) - minutesOf(time) + 24 * 60) % (24 * 60)
  const text = [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')]
    .filter((part) => part !== '')
    .join(' ')
  return durationLabel === 'Full day' ? `Full day, ${text}` : text
}

const counted = (count: number, unit: string): string =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
