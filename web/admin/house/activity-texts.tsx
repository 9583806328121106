import { type Bring, bringOnWater } from '#domain/booking/bring.ts'
import { Select } from '#web/ui/select.tsx'
import { type PartProps, problemAt, type Sold, withActivity } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { ownPages } from './new-rental.ts'
import { CountedTexts, LinesField, TextCard, type TextField } from './text-fields.tsx'

type Id = 'heading' | 'lead' | 'subtitle' | 'description' | 'card.title' | 'card.length' | 'card.people'

const onPage: readonly TextField<Id>[] = [
  { id: 'heading', label: 'Page heading', most: 80, hint: 'Default: its title' },
  { id: 'lead', label: 'Page introduction', most: 300, rows: 2 },
]
const onCard: readonly TextField<Id>[] = [
  { id: 'card.title', label: 'Card title', most: 80, hint: 'Default: its title' },
  { id: 'subtitle', label: 'Subtitle', most: 300 },
  { id: 'description', label: 'Description, one sentence', most: 300, rows: 2 },
  { id: 'card.length', label: 'How long, in words', most: 40, hint: 'Default: its durations' },
  { id: 'card.people', label: 'For how many, in words', most: 40, hint: 'Default: the most per booking' },
]

/** Pages of activities with their own file; the test drive is on the start page. */
const paths: Readonly<Record<string, string>> = {
  'efoil-private': '/booking/efoil-private',
  'efoil-group': '/surf-sauna-booking',
  'jetski-rental': '/booking/jetski',
  'wake-surf': '/booking/wake-surf',
}

/** The texts of an activity: its page, its card, what is included, and what to bring. */
export function ActivityTexts({ id, house, problems, change }: PartProps & { id: string }) {
  const sold = house.activities[id]!
  const set = (fields: Partial<Sold>) => change(withActivity(house, id, fields))
  const card = { title: '', length: '', people: '', ...sold.card }
  const isOwn = !ownPages.includes(id)
  return (
    <TextCard
      title={sold.title || id}
      path={isOwn ? `/booking/${id}` : paths[id]}
      fields={isOwn ? onCard : paths[id] ? [...onPage, ...onCard] : []}
      textOf={(field) => (isOfCard(field) ? card[nameIn(field)] : (sold[field] ?? ''))}
      problemOf={(field) => problemAt(problems, `activities.${id}.${field}`)}
      onChange={(field, text) =>
        set(isOfCard(field) ? { card: { ...card, [nameIn(field)]: text } } : { [field]: text })
      }
    >
      {(isOwn || sold.includes) && (
        <LinesField
          label="What is included, one per line"
          hint={id === 'efoil-group' ? 'Its page lists the maximum number of people first' : undefined}
          lines={sold.includes ?? []}
          problem={(path) => problemAt(problems, `activities.${id}.includes${path}`)}
          onChange={(includes) => set({ includes })}
        />
      )}
      <BringList
        list={sold.bring ?? []}
        problem={(path) => problemAt(problems, `activities.${id}.bring.${path}`)}
        onChange={(bring) => set({ bring })}
      />
    </TextCard>
  )
}

type OfCard = Extract<Id, `card.${string}`>
const isOfCard = (field: Id): field is OfCard => field.startsWith('card.')
const nameIn = (field: OfCard) => field.slice('card.'.length) as 'title' | 'length' | 'people'

const kinds: readonly { value: Bring['kind']; label: string }[] = [
  { value: 'clothes', label: 'To wear' },
  { value: 'sun', label: 'Sun protection' },
  { value: 'ours', label: 'No need to bring' },
]

const half = 'min-w-0 flex-1 basis-60'
const fields = [
  { id: 'what', label: 'What', most: 80, className: half },
  { id: 'more', label: 'More about it', most: 160, className: half },
] as const

type Props = {
  list: readonly Bring[]
  problem: (path: string) => string | undefined
  onChange: (list: Bring[]) => void
}

/** What guests should bring, shown in mails and on their booking's page. */
const BringList = ({ list, problem, onChange }: Props) => (
  <EntryList
    title="What to bring"
    hint={
      list.length === 0
        ? `None set: guests read “${bringOnWater.map(({ what }) => what).join('”, “')}”.`
        : 'Shown in mails and on the booking page.'
    }
    one="What to bring"
    list={list}
    most={6}
    empty={{ kind: 'clothes', what: '', more: '' }}
    addLabel="Add something to bring"
    onChange={onChange}
  >
    {({ kind, what, more }, set, index, name) => (
      <>
        <div className="w-48">
          <span className="lab">Kind</span>
          <Select
            label={`Kind, ${name}`}
            options={kinds}
            value={kind}
            onChange={(next) => set({ kind: next })}
          />
        </div>
        <CountedTexts
          fields={fields}
          entry={{ what, more }}
          onChange={(id, text) => set({ [id]: text })}
          problem={(id) => problem(`${index}.${id}`)}
        />
      </>
    )}
  </EntryList>
)
