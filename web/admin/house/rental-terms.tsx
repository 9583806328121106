import { useState } from 'react'
import { isClockTime } from '#domain/calendar.ts'
import type { AddedMachines, House, UnitsActivity } from '#domain/house/house.ts'
import { locationsOf, placeText } from '#domain/locations.ts'
import { Tick } from '#web/booking/tick.tsx'
import { clockOf } from '#web/desk/time-field.tsx'
import { ErrorText, Field } from '#web/ui/field.tsx'

type Props = {
  house: House
  sold: UnitsActivity | AddedMachines
  problem: (field: string) => string | undefined
  onChange: (fields: Partial<Pick<UnitsActivity, 'noun' | 'places' | 'starts'>>) => void
}

/** What one is called, where and at which times it is rented: of what the owner added. */
export function RentalTerms({ house, sold, problem, onChange }: Props) {
  const { noun, places } = sold
  const called = (which: 'one' | 'many') => ({
    compact: true,
    maxLength: 30,
    value: noun[which],
    onChange: (event: { target: HTMLInputElement }) =>
      onChange({ noun: { ...noun, [which]: event.target.value } }),
    error: problem(`noun.${which}`),
  })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="One is called" {...called('one')} />
        <Field label="More are called" {...called('many')} />
      </div>
      <fieldset>
        <legend className="lab">Where it is rented</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {locationsOf(house).map((place) => (
            <Tick
              key={place.id}
              checked={places.includes(place.id)}
              onChange={({ target }) =>
                onChange({
                  places: Object.keys(house.places).filter((one) =>
                    one === place.id ? target.checked : places.includes(one),
                  ),
                })
              }
            >
              {placeText(place)}
            </Tick>
          ))}
        </div>
        {sold.kind === 'machines' ? (
          <p className="hint">Which there are stands under Fleet, what each costs under Prices.</p>
        ) : (
          sold.shape !== 'session' && <p className="hint">How many there are stands under Fleet.</p>
        )}
        {problem('places') && <ErrorText>{problem('places')}</ErrorText>}
      </fieldset>
      <Starts starts={sold.starts} problem={problem('starts')} onChange={(starts) => onChange({ starts })} />
    </>
  )
}

type StartsProps = {
  starts: readonly string[]
  problem: string | undefined
  onChange: (starts: string[]) => void
}

/** Typed in any order; what is no time yet waits. */
export function Starts({ starts, problem, onChange }: StartsProps) {
  const [typing, setTyping] = useState<string>()
  const [left, setLeft] = useState(false)
  const typed = partsOf(typing ?? '')
  const take = (times: string[]) => {
    const next = [...new Set(times)].sort()
    if (times.length === 0 || !times.every(isClockTime)) return
    if (next.join() !== starts.join()) onChange(next)
  }
  const times = typed.map(clockOf)
  const wrong = typing !== undefined && (times.length === 0 || !times.every(isClockTime))
  return (
    <Field
      compact
      label="Start times"
      hint="Times like 09:00, with a space between"
      autoComplete="off"
      maxLength={600}
      value={typing ?? starts.join(' ')}
      onChange={(event) => {
        setTyping(event.target.value)
        take(partsOf(event.target.value))
      }}
      onBlur={() => {
        take(times)
        setLeft(true)
        if (!wrong) setTyping(undefined)
      }}
      error={wrong && left ? 'Times like 09:00 10:30, one at least' : problem}
    />
  )
}

const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
