import { useId } from 'react'
import { quoteWake, wakeFor } from '#domain/activities/wake-surf.ts'
import { priceText } from '#domain/money.ts'
import { PlaceStep } from '#web/booking/place-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { Wake } from './use-wake.ts'
import { peopleHint } from './wake-words.ts'

/** The place, if there are several. */
export const WakePlace = ({ wake: { places, entries, choosePlace } }: { wake: Wake }) =>
  places.length > 1 && <PlaceStep places={places} value={entries.location} onChange={choosePlace} />

/** The number of people and the duration, with the price of the boat. */
export function WakeLength({ wake }: { wake: Wake }) {
  const house = useHouse()
  const { duration, people } = wake.entries
  return (
    <Step title="How many, how long">
      <div className="mb-6" data-step="people">
        <Stepper
          label="People"
          hint={peopleHint(house, duration)}
          unit="person"
          min={1}
          max={house.activities['wake-surf'].most}
          value={people}
          onChange={(next) => wake.form.set({ people: next })}
        />
        <div aria-live="polite">{wake.bar && <TooMany wake={wake} bar={wake.bar} />}</div>
      </div>
      <Lengths wake={wake} />
    </Step>
  )
}

function Lengths({ wake: { entries, start, chooseLength } }: { wake: Wake }) {
  const name = useId()
  const house = useHouse()
  const { duration: value, location } = entries
  const centsOf = (duration: string) =>
    quoteWake(house, { duration, sauna: false }, { location, date: start.date, time: start.time }).totalCents
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Duration</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {Object.entries(house.activities['wake-surf'].durations).map(([code, { label, people }]) => (
          <label
            key={code}
            className={`opt block! p-4! transition-[box-shadow,background-color] duration-quick ${code === value ? 'on' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === value}
              onChange={() => chooseLength(code)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            <span className="block">{label}</span>{' '}
            <span className="mt-3 block font-display text-2xl font-[560] tracking-title tnum">
              {priceText(centsOf(code))}
            </span>{' '}
            <small>1-{people} people</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** More people than fit: offers the duration that suits them. */
function TooMany({ wake, bar }: { wake: Wake; bar: string }) {
  const house = useHouse()
  const fits = wakeFor(house, wake.entries.people)
  return (
    <Note kind="error" className="mt-4" title={bar}>
      {fits && (
        <span className="mt-3 block">
          <Button
            kind="line"
            size="md"
            data-switch
            onClick={(event) => {
              // The button is removed once the duration fits: the focus stays with the number of people.
              event.currentTarget.closest('[data-step]')?.querySelector('input')?.focus()
              wake.chooseLength(fits)
            }}
          >
            Switch to {house.activities['wake-surf'].durations[fits]!.label}
          </Button>
        </span>
      )}
    </Note>
  )
}
