import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { api } from '#contract/client.ts'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import type { ExperienceCard } from '#domain/offers/experience-cards.ts'
import type { Offered } from '#domain/offers/offered.ts'
import { type FreeTime, shortDay } from '#web/booking/start-list.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { addressOf, call } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'

/** The earliest of several times, of which any is enough. */
export const earliest = (times: readonly (FreeTime | null)[]): FreeTime | null =>
  times.reduce((first, time) => (first && (!time || momentOf(first) <= momentOf(time)) ? first : time), null)

const momentOf = ({ date, time }: FreeTime): string => `${date} ${time}`

/** 'today at 15:00', 'tomorrow at 9:00', 'Monday at 16:00'; with the date from a week on. */
export function whenText({ date, time }: FreeTime, today: string): string {
  if (date === today) return `today at ${time}`
  if (date === addDays(today, 1)) return `tomorrow at ${time}`
  return `${date < addDays(today, 7) ? dateText(date).split(' ')[0] : shortDay(date)} at ${time}`
}

const fewAtMost = 3

/** '3 left' if few are; undefined if there are more, or they are not counted. */
export const leftText = ({ free }: FreeTime, counted: boolean): string | undefined =>
  counted && free !== undefined && free <= fewAtMost ? `${free} left` : undefined

/** The last line of a card. It keeps its height while the time loads. */
export const CardEnding = ({ ending, place }: Pick<ExperienceCard, 'ending'> & { place: LocationId }) =>
  ending.kind === 'start' ? <NextStart activity={ending.activity} place={place} /> : <Answered {...ending} />

function NextStart({ activity, place }: { activity: Offered; place: LocationId }) {
  const house = useHouse()
  const { places, card } = activity
  const location = places && !places.includes(place) ? (places[0] ?? place) : place
  const now = useNow()
  const there = now && wallTime(now, locationOf(house, location).zone)
  const found = useNextFree(activity, location, there)
  if (found.isError) return <span>See the free times</span>
  if (found.data === undefined || there === undefined)
    return (
      <span
        key="waiting"
        className="skel block h-4 w-40 max-w-full !rounded-xs transition-opacity delay-150 starting:opacity-0"
      >
        <span className="sr-only">Looking for the next free time...</span>
      </span>
    )
  if (found.data === null) return <span>Full for weeks, join the waitlist</span>
  const left = leftText(found.data, card?.counted === true)
  return (
    <>
      <span
        className={`flex-none rounded-full max-sm:mt-1.5 ${left ? 'h-[5px] w-[11px] bg-apricot-600' : 'size-2 bg-sea-500'}`}
      />
      <span>
        Free {whenText(found.data, there.date)}
        {left && (
          <>
            , <span className="text-apricot-700">{left}</span>
          </>
        )}
        {location !== place && (
          <span className="font-normal text-muted">, {placeText(locationOf(house, location))}</span>
        )}
      </span>
    </>
  )
}

const Answered = ({ what, enquiry }: { what: string; enquiry: EnquiryKind }) => (
  <>
    <MessageCircle className="size-4 flex-none text-sea-600 max-sm:mt-0.5" />
    <span>
      {what} {promiseText(useHouse(), enquiry)}
    </span>
  </>
)

type Moment = { date: string; time: string }

// Starts are on the half hour, so the next free one is reloaded when a half hour has passed.
const halfHour = ({ date, time }: Moment): string =>
  `${date} ${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`

/** The next free start of a card's query, by the clock at its place; `null` if two months are full. */
function useNextFree({ id, card }: Offered, location: LocationId, there: Moment | undefined) {
  // One result of any query is enough.
  const queries = (card?.queries ?? [{}]).map((query) => ({ ...query, activity: id, location }))
  return useQuery({
    queryKey: [addressOf(api.nextStarts, { query: queries[0]! }), there && halfHour(there)],
    enabled: there !== undefined,
    queryFn: async ({ signal }): Promise<FreeTime | null> => {
      // Six cards load during hydration, each in its own task, so that touches are handled in between.
      await new Promise((resolve) => setTimeout(resolve))
      const replies = await Promise.all(queries.map((query) => call(api.nextStarts, { query, signal })))
      return earliest(replies.map(({ data: [first] }) => first ?? null))
    },
  })
}
