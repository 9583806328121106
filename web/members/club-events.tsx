import { Clock, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type ClubEvent, clubEvents, dayLines, timeText } from '#domain/offers/club.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { NonBreaking } from '#web/ui/non-breaking.tsx'

// Dialog and form are loaded with the first press.
const EventPlace = lazyWithRetry(() => import('./event-place.tsx').then((module) => module.EventPlace), {
  note: 'float',
})

/** The events, with their dates in display type. */
export function ClubEvents() {
  const events = clubEvents(useHouse())
  const [request, setRequest] = useState<{ event: ClubEvent; open: boolean }>()
  if (events.length === 0) return null
  return (
    <section className="mx-auto max-w-page px-gutter pt-section">
      <h2 className="display text-4xl">Club events</h2>
      <ul className="mt-10">
        {events.map((event) => (
          <EventRow key={event.id} event={event} onAsk={() => setRequest({ event, open: true })} />
        ))}
      </ul>
      {request && (
        <Suspense>
          <EventPlace
            key={request.event.id}
            {...request}
            onClose={() => setRequest({ ...request, open: false })}
          />
        </Suspense>
      )}
    </section>
  )
}

function EventRow({ event, onAsk }: { event: ClubEvent; onAsk: () => void }) {
  const { title, place, who, action, text } = event
  const { big, small } = dayLines(event.on)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-5 border-t-2 border-ink py-7 sm:grid sm:grid-cols-[9.5rem_1fr_auto] lg:grid-cols-[12rem_1fr_15rem_auto] lg:gap-x-10 lg:py-8">
      <p className="w-23 self-start sm:w-auto">
        <span className="block font-display text-5xl font-[540] tracking-display tnum">{big}</span>
        <span className="mt-1 block text-muted">{small}</span>
      </p>
      <div className="min-w-0 flex-[1_1_9.5rem] [overflow-wrap:anywhere]">
        <h3 className="text-2xl leading-tight">
          <NonBreaking>{title}</NonBreaking>
        </h3>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] font-medium [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:text-sea-600">
          <span className="flex items-center gap-1.5">
            <Clock />
            {[timeText(event), place].filter(Boolean).join(', ')}
          </span>
          {who && (
            <span className="flex items-center gap-1.5">
              <UsersRound />
              {who}
            </span>
          )}
        </p>
        {text && <p className="mt-2 text-sm text-muted lg:hidden">{text}</p>}
      </div>
      <p className="min-w-0 text-muted [overflow-wrap:anywhere] max-lg:hidden">{text}</p>
      <Button kind="line" className="max-sm:w-full lg:min-w-40" onClick={onAsk}>
        {action}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  )
}
