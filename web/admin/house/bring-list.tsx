import { type Bring, bringOnWater } from '#domain/booking/bring.ts'
import { Select } from '#web/ui/select.tsx'
import { EntryList } from './entry-list.tsx'
import { CountedTexts } from './text-fields.tsx'

const kinds: readonly { value: Bring['kind']; label: string }[] = [
  { value: 'clothes', label: 'To wear' },
  { value: 'sun', label: 'Against the sun' },
  { value: 'ours', label: 'Need not be brought' },
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

/** What guests bring, in mails and on the page of their booking. */
export const BringList = ({ list, problem, onChange }: Props) => (
  <EntryList
    title="What to bring"
    hint={
      list.length === 0
        ? `None: guests read “${bringOnWater.map(({ what }) => what).join('”, “')}”.`
        : 'In mails and on the page of a booking.'
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
