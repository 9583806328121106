import { useEffect, useRef, useState } from 'react'
import { type ClubEvent, clubEvents, dayText } from '#domain/offers/club.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import { TimeField } from '#web/desk/time-field.tsx'
import type { Bound } from './bound.ts'
import { Card, Section } from './card.tsx'
import { ClubTexts } from './club-texts.tsx'
import { MonthDay } from './day-fields.tsx'
import { type PartProps, without } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { PagePicture } from './picture-choice.tsx'
import { CountedTexts } from './text-fields.tsx'

type Event = Omit<ClubEvent, 'id'>

const empty: Event = { title: '', on: '06-01', place: '', who: '', action: 'Reserve Spot', text: '' }

/** The club's page: its picture, events and texts. */
export function ClubPart(props: PartProps) {
  const { house, at } = props
  const events = at('club').at('events')
  // In the order at the time when the part was opened: a card stays in place while its day changes.
  const [opened] = useState(() => clubEvents(house).map(({ id }) => id))
  const ids = [...new Set([...opened, ...Object.keys(events.value)])].filter((id) =>
    Object.hasOwn(events.value, id),
  )
  const [added, setAdded] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLInputElement>(`[data-event="${added}"] input`)?.focus()
  }, [added])
  const add = () => {
    const id = `event-${crypto.randomUUID().slice(0, 8)}`
    events.set({ [id]: empty })
    setAdded(id)
  }
  return (
    <div className="grid gap-5 pt-5">
      <PagePicture
        at={at}
        page="club"
        label="Picture of the club page"
        title="the club page"
        hint="At the top of /surf-klub."
      />
      <Section
        title="Club events"
        hint="On /surf-klub: weekly events first, then the others by date. They stay there every year, even after the day has passed, until you remove them."
        error={events.problem('')}
      >
        <AddButton main className="my-5" onClick={add}>
          Add an event
        </AddButton>
        <div ref={list} className="grid items-start gap-5 lg:grid-cols-2">
          {ids.map((id) => (
            <div key={id} data-event={id}>
              <EventCard of={events.at(id)} onRemove={() => events.edit((now) => without(now, id))} />
            </div>
          ))}
        </div>
      </Section>
      <ClubTexts {...props} />
    </div>
  )
}

const texts = [
  { id: 'place', label: 'Place', most: 40, hint: 'Not shown if empty' },
  { id: 'who', label: 'For whom, or how many', most: 40, hint: 'Not shown if empty' },
  { id: 'action', label: 'Button text', most: 24 },
  { id: 'text', label: 'Description', most: 300, rows: 2, className: 'sm:col-span-2' },
] as const

function EventCard({ of: event, onRemove }: { of: Bound<Event>; onRemove: () => void }) {
  const name = event.value.title.trim() || 'New event'
  return (
    <Card nested title={name} end={<RemoveButton name={name} onClick={onRemove} />}>
      <CountedTexts fields={[{ id: 'title', label: 'Title', most: 80 }]} of={event} />
      <When of={event} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CountedTexts fields={texts} of={event} />
      </div>
    </Card>
  )
}

const oneDay = 'day'
const rhythms = [
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: dayText(day) })),
  { value: oneDay, label: 'one day of the year' },
]

/** Weekly or on one day of the year, and at what time. */
function When({ of: { value, set, problem, fieldOrNone } }: { of: Bound<Event> }) {
  const { on } = value
  const isWeekly = typeof on === 'number'
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <LabelledSelect
        className="w-48"
        label="When"
        value={isWeekly ? String(on) : oneDay}
        options={rhythms}
        onChange={(chosen) => set({ on: chosen === oneDay ? '06-01' : Number(chosen) })}
        error={isWeekly ? problem('on') : undefined}
      />
      {!isWeekly && (
        <MonthDay label="Date" value={on} onChange={(day) => set({ on: day })} error={problem('on')} />
      )}
      <div className="flex gap-x-5">
        <TimeField className="w-24" label="Begins" {...fieldOrNone('from')} />
        <TimeField className="w-24" label="Ends" {...fieldOrNone('to')} />
      </div>
      <p className="hint basis-full">Without times it lasts all day. It may end after midnight.</p>
    </div>
  )
}
