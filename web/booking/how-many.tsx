import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { HowLong } from './how-long.tsx'
import { Step } from './step-section.tsx'
import type { RentalState } from './use-rental.ts'

/** How many and how long, at the prices of the place. */
export function HowMany({ state: { rental, form, entries } }: { state: RentalState }) {
  const { count, duration, gift, centsAt } = rental.rental
  const { one, many } = rental.noun
  return (
    <Step title={`How many ${many}, how long`}>
      <Stepper
        label={count.label}
        unit={one}
        min={1}
        max={count.most}
        atMost={`Up to ${count.most} in one booking`}
        value={entries.units}
        onChange={(units) => form.set({ units })}
      />
      {gift && (
        <Note
          kind="gift"
          className="mt-4"
          title={`From ${gift.from} ${many}, ${gift.minutes} minutes free.`}
        />
      )}
      <div className="mt-6">
        <HowLong
          look="tiles"
          per={`per ${one}`}
          lengths={Object.entries(duration.options).map(([code, { short }]) => ({
            code,
            name: short,
            cents: centsAt(entries.location, code),
          }))}
          value={entries.duration}
          onChange={(code) => form.set({ duration: code })}
        />
      </div>
    </Step>
  )
}
