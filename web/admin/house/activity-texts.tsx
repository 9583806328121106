import { type BringItem, usualBringList } from '#domain/booking/bring.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import type { PartProps, Sold } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { ownPages } from './new-rental.ts'
import { CountedTexts, LinesField, TextCard, type TextField } from './text-fields.tsx'

const onPage: readonly TextField<'heading' | 'lead'>[] = [
  { id: 'heading', label: 'Page heading', most: 80, hint: 'Default: its title' },
  { id: 'lead', label: 'Page introduction', most: 300, rows: 2 },
]
const cardTitle: readonly TextField<'title'>[] = [
  { id: 'title', label: 'Card title', most: 80, hint: 'Default: its title' },
]
const cardTexts: readonly TextField<'subtitle' | 'description'>[] = [
  { id: 'subtitle', label: 'Subtitle', most: 300 },
  { id: 'description', label: 'Description, one sentence', most: 300, rows: 2 },
]
const cardFigures: readonly TextField<'length' | 'people'>[] = [
  { id: 'length', label: 'How long, in words', most: 40, hint: 'Default: its durations' },
  { id: 'people', label: 'For how many, in words', most: 40, hint: 'Default: the most per booking' },
]

/** Pages of activities with their own file; the test drive is on the start page. */
const paths: Readonly<Record<string, string>> = {
  'efoil-private': '/booking/efoil-private',
  'efoil-group': '/surf-sauna-booking',
  'jetski-rental': '/booking/jetski',
  'wake-surf': '/booking/wake-surf',
}

/** The texts of an activity: its page, its card, what is included, and what to bring. */
export function ActivityTexts({ id, at }: PartProps & { id: string }) {
  const activity = at('activities').at(id)
  const sold: Sold = activity.value
  const card = activity.at('card', { title: '', length: '', people: '' })
  const isOwn = !ownPages.includes(id)
  const path = isOwn ? `/booking/${id}` : paths[id]
  return (
    <TextCard
      title={sold.title || id}
      path={path}
      texts={
        path && (
          <>
            {!isOwn && <CountedTexts fields={onPage} of={activity} />}
            <CountedTexts fields={cardTitle} of={card} />
            <CountedTexts fields={cardTexts} of={activity} />
            <CountedTexts fields={cardFigures} of={card} />
          </>
        )
      }
    >
      {(isOwn || sold.includes) && (
        <LinesField
          label="What is included, one per line"
          hint={id === 'efoil-group' ? 'Its page lists the maximum number of people first' : undefined}
          of={activity.at('includes', [])}
        />
      )}
      <EntryList
        title="What to bring"
        hint={
          sold.bring?.length
            ? 'Shown in mails and on the booking page.'
            : `None set: guests read “${usualBringList.map(({ what }) => what).join('”, “')}”.`
        }
        one="What to bring"
        of={activity.at('bring', [])}
        most={6}
        empty={{ kind: 'clothes', what: '', more: '' }}
        addLabel="Add something to bring"
      >
        {(bring, name) => (
          <>
            <LabelledSelect
              className="w-48"
              label="Kind"
              fullLabel={`Kind, ${name}`}
              options={kinds}
              {...bring.field('kind')}
            />
            <CountedTexts fields={bringFields} of={bring} />
          </>
        )}
      </EntryList>
    </TextCard>
  )
}

const kinds: readonly { value: BringItem['kind']; label: string }[] = [
  { value: 'clothes', label: 'To wear' },
  { value: 'sun', label: 'Sun protection' },
  { value: 'ours', label: 'No need to bring' },
]

const half = 'min-w-0 flex-1 basis-60'
const bringFields = [
  { id: 'what', label: 'What', most: 80, className: half },
  { id: 'more', label: 'More about it', most: 160, className: half },
] as const
