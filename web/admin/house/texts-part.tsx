import { useState } from 'react'
import { screens } from '#contract/screens.ts'
import type { EventCards, Landing } from '#domain/house/house-texts.ts'
import { eventCardWords, theEventCards, theLanding } from '#domain/house/page-words.ts'
import { Options } from '#web/ui/option-row.tsx'
import { ActivityTexts } from './activity-texts.tsx'
import type { PartProps } from './edits.ts'
import { PagePicture } from './picture-choice.tsx'
import { CountedTexts, TextCard, type TextField } from './text-fields.tsx'

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

const eventFields: readonly TextField<keyof EventCards['birthday']>[] = [
  { id: 'title', label: 'Card title', most: 80 },
  { id: 'subtitle', label: 'Subtitle', most: 300 },
  { id: 'description', label: 'Description, one sentence', most: 300, rows: 2 },
  { id: 'length', label: 'How long, in words', most: 40, hint: 'Default: from its packages' },
  { id: 'people', label: 'For how many, in words', most: 40, hint: 'Default: from its packages' },
]
const events = ['corporate', 'birthday'] as const
const eventPaths = { corporate: screens.corporate.paths[0], birthday: screens.birthdays.paths[0] }

/** The texts of the start page, of activities, and of the cards of events. */
export function TextsPart(props: PartProps) {
  const { house, at } = props
  const [chosen, setChosen] = useState('landing')
  const cards = eventCardWords(house)
  const sold = Object.entries(house.activities).filter(([, { kind }]) => kind !== 'request')
  const options = [
    { value: 'landing', name: 'Start page' },
    ...sold.map(([id, { title }]) => ({ value: `sold-${id}`, name: title || id })),
    ...events.map((id) => ({ value: id, name: cards[id].title || id })),
  ]
  const activity = chosen.startsWith('sold-') ? chosen.slice('sold-'.length) : undefined
  const event = events.find((id) => id === chosen)
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
      {chosen === 'landing' && (
        <>
          <TextCard
            title="Start page"
            path="/"
            texts={<CountedTexts fields={landingFields} of={at('landing').or(theLanding)} />}
          />
          <PagePicture
            at={at}
            page="landing"
            label="First picture of the start page"
            title="the start page"
            hint="The first thing visitors see. With your own picture the film does not play. The text is at the left and bottom: the picture is darkened there."
          />
        </>
      )}
      {activity && house.activities[activity] && <ActivityTexts key={activity} id={activity} {...props} />}
      {event && (
        <TextCard
          title={cards[event].title || event}
          path={eventPaths[event]}
          texts={<CountedTexts fields={eventFields} of={at('eventCards').or(theEventCards).at(event)} />}
        />
      )}
    </div>
  )
}
