import { weekdayName } from '../calendar.ts'
import { type Difference, listWords, plainly, type Values } from './changed-values.ts'
import type { House } from './house.ts'

// Changes of days, group sessions and extra time, in words for the owner.

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** 'Surf and Sauna Session on Wednesday: sold'. A missing list means every day. */
export const weekdaysWords = (title: string, { before, after }: Values): string[] | undefined =>
  listWords(
    { before: before ?? everyDay, after: after ?? everyDay },
    (day) => `${title} on ${weekdayName(Number(day))}`,
    ['sold', 'not sold any more'],
  )

const sessionFields: Record<string, string> = { from: 'begins at', popular: 'marked as popular' }

/** 'Surf and Sauna Session, Sunset, begins at: 20:00 to 19:00'. Its end follows from this and the length. */
export function sessionWords(
  title: string,
  { path: [id = '', field = ''], ...values }: Difference,
  { activities }: House,
): string | string[] {
  if (field === 'to') return []
  const { name } = activities['efoil-group'].sessions[id as 'sunset']
  return plainly(values, `${title}, ${name}, ${sessionFields[field] ?? field}`)
}

const giftFields: Record<string, string> = { from: 'extra time from how many', minutes: 'extra minutes' }

export const giftWords = (title: string, { path: [field], ...values }: Difference): string =>
  field === undefined
    ? `${title}, extra time: ${values.after ? 'new' : 'gone'}`
    : plainly(values, `${title}, ${giftFields[field] ?? field}`)
