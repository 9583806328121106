import type { Bring } from '#domain/booking/bring.ts'
import { bringOnWater } from '#domain/booking/bring.ts'
import { Select } from '#web/ui/select.tsx'
import { CountedText } from './counted-text.tsx'
import { EntryList } from './entry-list.tsx'

const kinds: readonly { value: Bring['kind']; label: string }[] = [
  { value: 'clothes', label: 'To wear' },
  { value: 'sun', label: 'Against the sun' },
  { value: 'ours', label: 'Need not be brought' },
]

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
        <CountedText
          label="What"
          className="min-w-0 flex-1 basis-60"
          most={80}
          value={what}
          onChange={(words) => set({ what: words })}
          problem={problem(`${index}.what`)}
        />
        <CountedText
          label="More about it"
          className="min-w-0 flex-1 basis-60"
          most={160}
          value={more}
          onChange={(words) => set({ more: words })}
          problem={problem(`${index}.more`)}
        />
      </>
    )}
  </EntryList>
)
