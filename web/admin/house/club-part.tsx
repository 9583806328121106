import { useEffect, useId, useRef, useState } from 'react'
import { type ClubEvent, clubEvents, dayText } from '#domain/offers/club.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { ClubTexts } from './club-texts.tsx'
import { type PartProps, problemAt, without } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { MonthDay } from './month-day.tsx'
import { PagePicture } from './page-picture.tsx'
import { CountedText } from './text-fields.tsx'

type Events = PartProps['house']['club']['events']
type Fields = Omit<ClubEvent, 'id'>

const empty: Fields = { title: '', on: '06-01', place: '', who: '', action: 'Reserve Spot', text: '' }

/** The club's page: its picture, events and texts. */
export function ClubPart(props: PartProps) {
  const { house, problems, change } = props
  const { events } = house.club
  // In the order at the time when the part was opened: a card stays in place while its day changes.
  const [opened] = useState(() => clubEvents(house).map(({ id }) => id))
  const ids = [...new Set([...opened, ...Object.keys(events)])].filter((id) => Object.hasOwn(events, id))
  const [added, setAdded] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLInputElement>(`[data-event="${added}"] input`)?.focus()
  }, [added])
  const set = (next: Events) => change({ ...house, club: { ...house.club, events: next } })
  const add = () => {
    const id = `event-${crypto.randomUUID().slice(0, 8)}`
    set({ ...events, [id]: empty })
    setAdded(id)
  }
  return (
    <div className="grid gap-5 pt-5">
      <PagePicture
        {...props}
        page="club"
        label="Picture of the club page"
        title="the club page"
        hint="At the top of /surf-klub."
      />
      <section aria-labelledby="club-events" className="grid gap-5">
        <div>
          <h2 id="club-events" className="text-xl">
            Club events
          </h2>
          <p className="text-muted">
            On /surf-klub: weekly events first, then the others by date. They stay there every year, even
            after the day has passed, until you remove them.
          </p>
          {problemAt(problems, 'club.events') && <ErrorText>{problemAt(problems, 'club.events')}</ErrorText>}
        </div>
        <AddButton main onClick={add}>
          Add an event
        </AddButton>
        <div ref={list} className="grid items-start gap-5 lg:grid-cols-2">
          {ids.map((id) => (
            <EventCard
              key={id}
              id={id}
              event={events[id]!}
              problem={(field) => problemAt(problems, `club.events.${id}.${field}`)}
              onChange={(fields) => set({ ...events, [id]: { ...events[id]!, ...fields } })}
              onRemove={() => set(without(events, id))}
            />
          ))}
        </div>
      </section>
      <ClubTexts {...props} />
    </div>
  )
}

type Problem = (field: keyof Fields) => string | undefined
type CardProps = {
  id: string
  event: Fields
  problem: Problem
  onChange: (fields: Partial<Fields>) => void
  onRemove: () => void
}

const texts = [
  { id: 'place', label: 'Place', most: 40, hint: 'Not shown if empty' },
  { id: 'who', label: 'For whom, or how many', most: 40, hint: 'Not shown if empty' },
  { id: 'action', label: 'Button text', most: 24 },
  { id: 'text', label: 'Description', most: 300, rows: 2, className: 'sm:col-span-2' },
] as const

function EventCard({ id, event, problem, onChange, onRemove }: CardProps) {
  const heading = useId()
  const name = event.title.trim() || 'New event'
  return (
    <section data-event={id} className="card grid gap-4 p-4 sm:p-5" aria-labelledby={heading}>
      <div className="flex items-start justify-between gap-x-4">
        <h3 id={heading} className="text-lg [overflow-wrap:anywhere]">
          {name}
        </h3>
        <RemoveButton name={name} onClick={onRemove} />
      </div>
      <CountedText
        label="Title"
        most={80}
        value={event.title}
        onChange={(title) => onChange({ title })}
        problem={problem('title')}
      />
      <When event={event} problem={problem} onChange={onChange} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {texts.map(({ id: field, ...text }) => (
          <CountedText
            key={field}
            {...text}
            value={event[field]}
            onChange={(words) => onChange({ [field]: words })}
            problem={problem(field)}
          />
        ))}
      </div>
    </section>
  )
}

const oneDay = 'day'
const rhythms = [
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: dayText(day) })),
  { value: oneDay, label: 'one day of the year' },
]

/** Weekly or on one day of the year, and at what time. */
const When = ({ event: { on, from, to }, problem, onChange }: Omit<CardProps, 'id' | 'onRemove'>) => (
  <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
    <div className="w-48">
      <span className="lab">When</span>
      <Select
        label="When"
        value={typeof on === 'number' ? String(on) : oneDay}
        options={rhythms}
        onChange={(chosen) => onChange({ on: chosen === oneDay ? '06-01' : Number(chosen) })}
      />
      {typeof on === 'number' && problem('on') && <ErrorText>{problem('on')}</ErrorText>}
    </div>
    {typeof on === 'string' && (
      <MonthDay label="Date" value={on} onChange={(day) => onChange({ on: day })} error={problem('on')} />
    )}
    <div className="flex gap-x-5">
      <TimeField
        className="w-24"
        label="Begins"
        value={from ?? ''}
        onChange={(time) => onChange({ from: time || undefined })}
        error={problem('from')}
      />
      <TimeField
        className="w-24"
        label="Ends"
        value={to ?? ''}
        onChange={(time) => onChange({ to: time || undefined })}
        error={problem('to')}
      />
    </div>
    <p className="hint basis-full">Without times it lasts all day. It may end after midnight.</p>
  </div>
)
