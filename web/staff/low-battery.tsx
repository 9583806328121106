import { BatteryWarning, Zap } from 'lucide-react'
import type { Equipment } from '#contract/views.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { Button } from '#web/ui/button.tsx'
import { Battery } from './battery.tsx'
import { useSetEquipment } from './equipment-acts.ts'

type Props = {
  units: Equipment[]
  /** Whether the batteries could be read at all. */
  known: boolean
  /** How many are named; the rest is counted. */
  most?: number
}

/** Batteries below 20, and one button that sends the idle ones to the charger. */
export function LowBattery({ units, known, most = units.length }: Props) {
  const set = useSetEquipment()
  const worst = units.toSorted((a, b) => (a.batteryLevel ?? 0) - (b.batteryLevel ?? 0)).slice(0, most)
  const idle = units.filter((unit) => unit.status === 'available')
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="low-battery">
      <h2 id="low-battery" className="flex items-center gap-2 text-lg">
        <BatteryWarning aria-hidden="true" className="size-5 text-red-700" />
        Low Battery Alert
      </h2>
      {units.length === 0 ? (
        <p className="mt-2 text-muted">
          {known ? 'Every battery is at 20% or more.' : 'Batteries are not known yet.'}
        </p>
      ) : (
        <ul className="mt-3 space-y-3">
          {worst.map((unit) => (
            <li key={unit.id}>
              <Battery
                name={`${unit.name}, ${placeText(locationOf(unit.location))}`}
                percent={unit.batteryLevel ?? 0}
                note={unit.status === 'charging' ? 'charging' : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {units.length > most && (
        <p className="mt-3 text-muted">And {units.length - most} more, all in Alerts.</p>
      )}
      {idle.length > 0 && (
        <Button
          kind="line"
          size="md"
          className="mt-4 w-full"
          busy={set.isPending}
          busyLabel="Setting..."
          onClick={() => {
            for (const unit of idle) set.mutate({ unit, status: 'charging' })
          }}
        >
          <Zap aria-hidden="true" />
          Set to charging
        </Button>
      )}
    </section>
  )
}
