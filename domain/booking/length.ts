import { counted } from '../counted.ts'

type Timed = { durationLabel: string; minutes: number }

/** The actual length including extra time: '1 hour 30 minutes', 'Full day, 13 hours'; '' if unknown. */
export function lengthText({ durationLabel, minutes }: Timed): string {
  if (durationLabel === '') return ''
  const text = [part(Math.floor(minutes / 60), 'hour'), part(minutes % 60, 'minute')]
    .filter((part) => part !== '')
    .join(' ')
  return durationLabel === 'Full day' ? `Full day, ${text}` : text
}

const part = (count: number, unit: string): string => (count === 0 ? '' : counted(count, unit))
