import { MessageCircle } from 'lucide-react'
import { wallTime } from '#domain/calendar.ts'
import { promiseText } from '#domain/enquiries/kinds.ts'
import type { LocationId } from '#domain/locations.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { useNow } from '#web/booking/clock.ts'
import type { Ending } from './asked.ts'
import { leftText, whenText } from './next-free.ts'
import { useNextFree } from './use-next-free.ts'

/** The last line of a card. It keeps its height while the time is looked for. */
export const CardEnding = ({ ending, place }: { ending: Ending; place: LocationId }) =>
  ending.kind === 'time' ? <NextTime ending={ending} place={place} /> : <Answered ending={ending} />

type Times = Extract<Ending, { kind: 'time' }>

function NextTime({ ending, place }: { ending: Times; place: LocationId }) {
  const { asks, places, counted } = ending
  const at = places && !places.includes(place) ? (places[0] ?? place) : place
  const now = useNow()
  const there = now && wallTime(now, locationOf(at).zone)
  const found = useNextFree(asks, at, there)
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
  const left = leftText(found.data, counted)
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
        {at !== place && <span className="font-normal text-muted">, {placeText(locationOf(at))}</span>}
      </span>
    </>
  )
}

const Answered = ({ ending: { what, enquiry } }: { ending: Extract<Ending, { kind: 'answer' }> }) => (
  <>
    <MessageCircle aria-hidden="true" className="size-4 flex-none text-sea-600 max-sm:mt-0.5" />
    <span>
      {what} {promiseText(enquiry)}
    </span>
  </>
)
