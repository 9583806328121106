import { useState } from 'react'
import { screens } from '#contract/screens.ts'
import type { EventCards, Landing } from '#domain/house/house-texts.ts'
import { eventCardWords, landingWords } from '#domain/house/page-words.ts'
import { Options } from '#web/ui/option-row.tsx'
import { ActivityTexts } from './activity-texts.tsx'
import { type PartProps, problemAt } from './edits.ts'
import { PagePicture } from './page-picture.tsx'
import { TextCard, type TextField } from './text-fields.tsx'

const landingFields: readonly TextField<keyof Landing>[] = [
  { id: 'headline', label: 'Headline', most: 80 },
  { id: 'line', label: 'Line below it', most: 160 },
  { id: 'boardTitle', label: 'The board, heading', most: 60 },
  { id: 'boardLine', label: 'The board, line', most: 300, rows: 2 },
  {
    id: 'waysTitle',
    label: 'Experiences, heading',
    most: 60,
    hint: 'Default: “Six ways onto the water”, with the right number',
  },
  { id: 'waysLine', label: 'Experiences, line', most: 300, rows: 2 },
  { id: 'memberLine', label: 'Membership, line', most: 300, rows: 2 },
  { id: 'saunaLine', label: 'Surf and sauna, line', most: 300, rows: 2 },
]

type EventCard = EventCards['birthday']
const eventFields: readonly TextField<keyof EventCard>[] = [
  { id: 'title', label: 'Card title', most: 80 },
  { id: 'subtitle', label: 'Subtitle', most: 300 },
  { id: 'description', label: 'Description, one sentence', most: 300, rows: 2 },
  { id: 'length', label: 'How long, in words', most: 40, hint: 'Default: from its packages' },
  { id: 'people', label: 'For how many, in words', most: 40, hint: 'Default: from its packages' },
]
const events = { corporate: screens.corporate.paths[0], birthday: screens.birthdays.paths[0] } as const
type EventId = keyof typeof events

/** The texts of the start page, of activities, and of the cards of events. */
export function TextsPart(props: PartProps) {
  const { house } = props
  const [chosen, setChosen] = useState('landing')
  const cards = eventCardWords(house)
  const sold = Object.entries(house.activities).filter(([, { kind }]) => kind !== 'request')
  const options = [
    { value: 'landing', name: 'Start page' },
    ...sold.map(([id, { title }]) => ({ value: `sold-${id}`, name: title || id })),
    ...(Object.keys(events) as EventId[]).map((id) => ({ value: id, name: cards[id].title || id })),
  ]
  const activity = chosen.startsWith('sold-') ? chosen.slice('sold-'.length) : undefined
  return (
    <div className="grid gap-5 pt-5">
      <Options
        legend="Texts of"
        look="chip"
        className="flex flex-wrap gap-2 [overflow-wrap:anywhere]"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'landing' && <LandingTexts {...props} />}
      {activity && house.activities[activity] && <ActivityTexts key={activity} id={activity} {...props} />}
      {(chosen === 'corporate' || chosen === 'birthday') && <EventTexts id={chosen} {...props} />}
    </div>
  )
}

function LandingTexts({ house, problems, change, edit }: PartProps) {
  const words = landingWords(house)
  return (
    <>
      <TextCard
        title="Start page"
        path="/"
        fields={landingFields}
        textOf={(id) => words[id]}
        problemOf={(id) => problemAt(problems, `landing.${id}`)}
        onChange={(id, text) => change({ ...house, landing: { ...words, [id]: text } })}
      />
      <PagePicture
        {...{ house, problems, edit }}
        page="landing"
        label="First picture of the start page"
        title="the start page"
        hint="The first thing visitors see. With your own picture the film does not play. The text is at the left and bottom: the picture is darkened there."
      />
    </>
  )
}

function EventTexts({ id, house, problems, change }: PartProps & { id: EventId }) {
  const cards = eventCardWords(house)
  return (
    <TextCard
      title={cards[id].title || id}
      path={events[id]}
      fields={eventFields}
      textOf={(field) => cards[id][field]}
      problemOf={(field) => problemAt(problems, `eventCards.${id}.${field}`)}
      onChange={(field, text) =>
        change({ ...house, eventCards: { ...cards, [id]: { ...cards[id], [field]: text } } })
      }
    />
  )
}
