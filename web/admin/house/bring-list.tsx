import { Plus, Trash2 } from 'lucide-react'
import type { Bring } from '#domain/booking/bring.ts'
import { bringOnWater } from '#domain/booking/bring.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { CountedText } from './counted-text.tsx'
import { changedAt, withoutAt } from './edits.ts'

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
export function BringList({ list, problem, onChange }: Props) {
  const set = (index: number, fields: Partial<Bring>) => onChange(changedAt(list, index, fields))
  return (
    <section aria-label="What to bring" className="grid gap-3">
      <div>
        <h3 className="font-semibold">What to bring</h3>
        <p className="text-muted">
          {list.length === 0
            ? `None: guests read “${bringOnWater.map(({ what }) => what).join('”, “')}”.`
            : 'In mails and on the page of a booking.'}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {list.map((one, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of values; its rows have no other name
            key={index}
            aria-label={`To bring, ${index + 1}`}
            className="flex flex-wrap items-start gap-x-5 gap-y-3 py-4"
          >
            <div className="w-48">
              <span className="lab">Kind</span>
              <Select
                label={`Kind of what to bring, ${index + 1}`}
                options={kinds}
                value={one.kind}
                onChange={(kind) => set(index, { kind })}
              />
            </div>
            <CountedText
              label="What"
              className="min-w-0 flex-1 basis-60"
              most={80}
              value={one.what}
              onChange={(what) => set(index, { what })}
              problem={problem(`${index}.what`)}
            />
            <CountedText
              label="More about it"
              className="min-w-0 flex-1 basis-60"
              most={160}
              value={one.more}
              onChange={(more) => set(index, { more })}
              problem={problem(`${index}.more`)}
            />
            <IconButton
              label={`Remove what to bring, ${index + 1}`}
              lined
              onClick={() => onChange(withoutAt(list, index))}
              className="mt-6"
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {list.length < 6 && (
        <Button
          kind="line"
          size="sm"
          className="justify-self-start max-md:min-h-11"
          onClick={() => onChange([...list, { kind: 'clothes', what: '', more: '' }])}
        >
          <Plus aria-hidden="true" />
          Add something to bring
        </Button>
      )}
    </section>
  )
}
