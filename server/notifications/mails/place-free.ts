import { dateText } from '#domain/calendar.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import type { MailContent } from './mail-content.ts'
import type { WrittenMail } from './render-mail.ts'
import { renderMail } from './render-mail.ts'

/** What somebody who waits is told: which starts of the wanted day are free, and where to book one. */
export type PlaceFree = {
  fullName: string
  /** What it is called, and its page. */
  title: string
  path: string
  location: LocationId
  date: string
  times: string[]
  publicUrl: string
  brand: Brand
}

const mostTimes = 6

export const renderPlaceFree = (facts: PlaceFree): WrittenMail => renderMail(placeFreeMail(facts), facts)

export function placeFreeMail({
  fullName,
  title,
  path,
  location,
  date,
  times,
  publicUrl,
}: PlaceFree): MailContent {
  const shown = times.slice(0, mostTimes).join(', ')
  const more = times.length > mostTimes ? ` and ${times.length - mostTimes} more` : ''
  return {
    subject: `A place is free: ${title}, ${dateText(date, 'short')}`,
    preview: `${title}, ${placeText(locationOf(location))}: ${shown}${more}`,
    lead: `Good news, ${fullName.split(' ')[0]}.`,
    headline: [dateText(date)],
    body: [`Free now: ${shown}${more}.`],
    facts: [
      ['What', title],
      ['Where', placeText(locationOf(location))],
    ],
    button: { label: 'Book it', href: publicUrl + path },
    closing: {
      title: 'The first to book has it',
      text: 'We write once; if it is gone when you come, put yourself on the list again.',
    },
    why: 'You get this mail because you asked to be told; it is not advertising.',
  }
}
