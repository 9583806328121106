import { addDays, dateText, isoWeekday, minutesOf, monthName, wallTime, weekdayName } from '../calendar.ts'
import type { House } from '../house/house.ts'
import type { ClubWords } from '../house/house-club.ts'
import { perHouse } from '../house/per-house.ts'
import { chosenPicture, type Picture } from '../picture.ts'
import { site } from '../site.ts'

// The members' club: events and texts of its page, for the owner to replace.

type Stored = House['club']['events'][string]
export type ClubEvent = Stored & { id: string }

const sortKey = ({ on, from = '' }: Stored): string => `${typeof on === 'number' ? 0 : 1} ${on} ${from}`

/** Weekly events first, then yearly ones, by day and time (R-H29). */
export const clubEvents = perHouse(({ club }): readonly ClubEvent[] =>
  Object.entries(club.events)
    .map(([id, event]) => ({ id, ...event }))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other), 'en')),
)

/** '06-24' as '24', 'June'. */
function dayAndMonth(monthDay: string): [day: string, month: string] {
  const [month, day] = monthDay.split('-').map(Number) as [number, number]
  return [String(day), monthName(month)]
}

/** 'every Saturday', '24 June'. */
export const dayText = (on: Stored['on']): string =>
  typeof on === 'number' ? `every ${weekdayName(on)}` : dayAndMonth(on).join(' ')

/** The day in large type: 'Sat' 'every week', '24' 'June'. */
export function dayLines(on: Stored['on']): { big: string; small: string } {
  if (typeof on === 'number') return { big: weekdayName(on).slice(0, 3), small: 'every week' }
  const [big, small] = dayAndMonth(on)
  return { big, small }
}

/** '9AM', '7:30PM'. */
function clockText(time: string): string {
  const [hour, minute] = [Math.floor(minutesOf(time) / 60), time.slice(3)]
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 ? 'AM' : 'PM'}`
}

/** '9AM', '7PM-10PM', 'all day'. */
export const timeText = ({ from, to }: Stored): string =>
  from === undefined ? 'all day' : [from, ...(to === undefined ? [] : [to])].map(clockText).join('-')

/** 'Every Saturday, 9AM', 'June 24, 7PM-10PM'. */
export function whenText(event: Stored): string {
  const { on } = event
  const day = typeof on === 'number' ? `Every ${weekdayName(on)}` : dayAndMonth(on).reverse().join(' ')
  return `${day}, ${timeText(event)}`
}

/** 'Midsummer evening, June 24, 7PM-10PM'; undefined if the house has no such event. */
export function eventText(house: House, id: string): string | undefined {
  const event = clubEvents(house).find((one) => one.id === id)
  return event && `${event.title}, ${whenText(event)}`
}

/**
 * The start of the next weekly event, 'Saturday 20 June, 9AM'; before the current time is known, 'Every Saturday, 9AM';
 * undefined if there is none.
 */
export function nextSession(house: House, now: Temporal.Instant | undefined): string | undefined {
  const today = now && wallTime(now, site.homeZone)
  const coming = clubEvents(house).flatMap((event) => {
    const { on, from } = event
    if (typeof on !== 'number') return []
    if (!today) return [{ begins: '', text: whenText(event) }]
    const days = (on - isoWeekday(today.date) + 7) % 7
    const isOver = days === 0 && from !== undefined && today.time >= from
    const date = addDays(today.date, isOver ? 7 : days)
    return [{ begins: `${date} ${from ?? ''}`, text: `${dateText(date)}, ${timeText(event)}` }]
  })
  return coming.sort((one, other) => one.begins.localeCompare(other.begins, 'en'))[0]?.text
}

/** The texts of the club page as specified. */
export const theClubWords: ClubWords = {
  heading: 'Surf with the same faces',
  lead: 'One coached session a week, two big days a summer, and people to ride with.',
  benefits: [
    { icon: 'learn', title: 'Weekly coached sessions', description: 'A coach on the water every Saturday.' },
    { icon: 'percent', title: 'Member rates on rentals', description: 'Boards for less than at the desk.' },
    {
      icon: 'calendar',
      title: 'Exclusive events',
      description: 'Midsummer, the competition and what comes up between.',
    },
    { icon: 'people', title: 'Community', description: 'People to ride with, at every level.' },
    { icon: 'tag', title: '10% discount', description: 'On our services.' },
  ],
  testimonials: [
    {
      name: 'Kristjan',
      about: 'member since 2024',
      text: 'I came for one Saturday and stayed for the summer. By July I was turning without thinking.',
    },
    {
      name: 'Anna',
      about: 'member since 2023',
      text: 'Nobody looks at how good you are. They look at whether you smile when you come back.',
    },
  ],
}

/** The texts of a house's club page. */
export const clubPageWords = ({
  club: { picture: _, events: _events, ...words },
}: Pick<House, 'club'>): ClubWords => ({
  ...theClubWords,
  ...words,
})

/** The owner's picture at the head of the club page. */
export const ownClubPicture = ({ club: { picture } }: House): Picture | undefined =>
  picture && chosenPicture(picture)
