import { peopleHint } from '#domain/activities/jetski.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { seatsOf } from '#domain/fleet/jetskis.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { peopleFor } from './entries.ts'

type Props = {
  label: string
  jetskis: readonly JetskiId[]
  people: number
  onChange: (people: number) => void
}

/** 1 to as many people as the chosen machines carry. */
export function Riders({ label, jetskis, people, onChange }: Props) {
  const seats = seatsOf(jetskis)
  const hint = peopleHint(jetskis)
  return (
    <Stepper
      label={label}
      hint={hint}
      atMost={hint}
      unit="person"
      min={1}
      max={seats}
      value={peopleFor(people, seats)}
      onChange={onChange}
    />
  )
}
