import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { House, UnitsActivity } from '#domain/house/house.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { type ByLength, lengthProblem, withLength, withoutLength } from './edit-lengths.ts'
import { RemoveButton } from './entry-buttons.tsx'
import { NumberField } from './number-fields.tsx'
import { centsOfEntry } from './price-entry.ts'

type Props = { house: House; id: string; of: Bound<ByLength> }

/** The lengths for which it may be rented. The minutes of a length never change: bookings and links refer to it. */
export function SoldLengths({ house, id, of }: Props) {
  const { value: sold, set, problem } = of
  const lengths = of.at('durations') as unknown as Bound<Record<string, Length>>
  const rows = Object.entries(lengths.value)
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="lab">Lengths</legend>
        <ul className="grid gap-3">
          {rows.map(([code, { label, people }]) => {
            const { text, number } = lengths.at(code)
            return (
              <li key={code} aria-label={label || code} className="flex flex-wrap items-start gap-3">
                <Field
                  className={`min-w-0 flex-1 ${people === undefined ? '' : 'max-sm:basis-full'}`}
                  label="Length"
                  maxLength={80}
                  {...text('label')}
                />
                <Field className="w-24" label="Short" maxLength={80} {...text('short')} />
                {people !== undefined && (
                  <div className="w-20">
                    <NumberField label="People" {...number('people')} />
                  </div>
                )}
                {rows.length > 1 && (
                  <RemoveButton
                    name={label || code}
                    className="mt-6"
                    onClick={() => set(withoutLength(sold, code))}
                  />
                )}
              </li>
            )
          })}
        </ul>
        <p className="hint">
          The minutes of a length cannot change, as bookings and links use them. Add a new length and remove
          the old one: existing bookings stay as sold.
        </p>
        {problem('durations') && <ErrorText>{problem('durations')}</ErrorText>}
        <AddLength sold={sold} onAdd={(typed) => set(withLength(house, { id, sold }, typed))} />
      </fieldset>
      {sold.kind === 'units' && sold.shape === undefined && (
        <GiftFields of={of as unknown as Bound<UnitsActivity>} />
      )}
    </>
  )
}

/** `people`: the most, for a boat. */
type Length = Omit<ByLength['durations'][string], 'people'> & { people?: number }

type AddProps = { sold: ByLength; onAdd: (typed: { minutes: number; cents: number }) => void }

/** Adds a length with its price, which at first is the same for all machines. */
function AddLength({ sold, onAdd }: AddProps) {
  const [minutes, setMinutes] = useState<number>()
  const [price, setPrice] = useState('')
  const [left, setLeft] = useState(false)
  const cents = centsOfEntry(price)
  const wrong = lengthProblem(sold, { minutes, cents })
  const add = () => {
    setLeft(wrong !== undefined)
    if (minutes === undefined || cents === undefined || wrong !== undefined) return
    onAdd({ minutes, cents })
    setMinutes(undefined)
    setPrice('')
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="w-40">
          <NumberField label="New length, minutes" value={minutes} onChange={setMinutes} />
        </div>
        <Field
          compact
          className="w-28"
          label="Price for it, €"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
        <Button kind="line" size="sm" className="min-h-11" onClick={add}>
          <Plus />
          Add this length
        </Button>
      </div>
      <div role="status">{left && wrong && <ErrorText>{wrong}</ErrorText>}</div>
    </>
  )
}

/** Free extra minutes for guests who rent this many units; none if the first field is empty. */
const GiftFields = ({ of }: { of: Bound<UnitsActivity> }) => {
  const { gift } = of.value
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <NumberField
        optional
        label="Extra time from how many"
        placeholder="none"
        value={gift?.from}
        onChange={(from) => of.set({ gift: from === undefined ? undefined : { minutes: 30, ...gift, from } })}
        error={of.problem('gift.from')}
      />
      {gift && <NumberField label="Extra minutes, free" {...of.at('gift').number('minutes')} />}
    </div>
  )
}
