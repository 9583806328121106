import { screens } from '#contract/screens.ts'
import { findActivity } from '#domain/activities/catalogue.ts'
import { dateText } from '#domain/calendar.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf, placeText } from '#domain/locations.ts'

/** What somebody who waits is told: which starts of the wanted day are free, and where to book one. */
export type PlaceFree = {
  fullName: string
  activity: string
  location: LocationId
  date: string
  times: string[]
  publicUrl: string
}

const pages: Record<string, string> = {
  'test-drive': `${screens.landing.paths[0]}#testdrive`,
  'efoil-private': screens.efoilPrivate.paths[0],
  'efoil-group': screens.surfSauna.paths[0],
  'jetski-rental': screens.jetski.paths[0],
  'jetski-request': screens.jetski.paths[0],
  'wake-surf': screens.wakeSurf.paths[0],
}
const mostTimes = 6

/** The words of the mail, the same on both sides. */
export function placeFreeWords({ fullName, activity, location, date, times, publicUrl }: PlaceFree) {
  const title = findActivity(activity)?.title ?? activity
  const shown = times.slice(0, mostTimes).join(', ')
  const more = times.length > mostTimes ? ` and ${times.length - mostTimes} more` : ''
  return {
    subject: `A place is free: ${title}, ${dateText(date, 'short')}`,
    hello: `Good news, ${fullName.split(' ')[0]}.`,
    day: dateText(date),
    what: `${title}, ${placeText(locationOf(location))}`,
    times: `Free now: ${shown}${more}.`,
    rule: 'The first to book has it. We write once; if it is gone when you come, put yourself on the list again.',
    link: publicUrl + (pages[activity] ?? screens.hub.paths[0]),
    label: 'Book it',
  }
}
