import { BatteryWarning, Undo2, Zap } from 'lucide-react'
import type { Equipment } from '#contract/views.ts'
import { batteryBand, isLow } from '#domain/fleet/unit-status.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, locationsOf, placeText } from '#domain/locations.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { useHouse } from '#web/house-on-page.ts'
import { unitsText } from '#web/staff/row/booking-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusGroup } from '#web/ui/focus-group.ts'
import { useCharge, useCharged } from './equipment-acts.ts'

type Props = {
  units: Equipment[]
  /** Whether the batteries could be loaded. */
  loaded: boolean
  /** How many are named; the rest are only counted. */
  most?: number
}

/** Batteries below 20 %, with a button per place to send its idle units to the charger, and an undo. */
export function LowBattery({ units, loaded, most = units.length }: Props) {
  const house = useHouse()
  const charge = useCharge()
  const charged = useCharged(units, useNow())
  const focusGroup = useFocusGroup()
  const worst = units.toSorted((a, b) => (a.batteryLevel ?? 0) - (b.batteryLevel ?? 0)).slice(0, most)
  const idle = byPlace(
    house,
    worst.filter((unit) => unit.status === 'available'),
  )
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="low-battery">
      <h2 id="low-battery" className="flex items-center gap-2 text-lg">
        <BatteryWarning className="size-5 text-red-700" />
        Low Battery Alert
      </h2>
      {units.length === 0 ? (
        <p className="mt-2 text-muted">
          {loaded ? 'Every battery is at 20% or more.' : 'Batteries are not known yet.'}
        </p>
      ) : (
        <ul className="mt-3 space-y-3">
          {worst.map((unit) => (
            <li key={unit.id}>
              <Battery
                name={`${unit.name}, ${placeText(locationOf(house, unit.location))}`}
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
      <div {...focusGroup}>
        {charged.map((set) => (
          <p
            key={set.map(({ id }) => id).join()}
            role="status"
            className="mt-4 flex items-center justify-between gap-3 rounded-md bg-sunken py-1.5 pr-1.5 pl-3"
          >
            <span>{atPlace(house, set)}: charging</span>
            <Button
              kind="ghost"
              data-undo
              size="md"
              busy={charge.isPending}
              busyLabel="Undo"
              onClick={(event) => {
                ignoreRepeats(event)
                charge.mutate({ units: set, to: 'available' })
              }}
            >
              <Undo2 />
              Undo
            </Button>
          </p>
        ))}
        {idle.map((at) => (
          <Button
            key={at[0]!.location}
            kind="line"
            size="md"
            className="mt-3 h-auto! w-full py-2 leading-snug whitespace-normal!"
            busy={charge.isPending}
            busyLabel="Setting..."
            onClick={(event) => {
              ignoreRepeats(event)
              charge.mutate({ units: at, to: 'charging' })
            }}
          >
            <Zap />
            Set {atPlace(house, at)} to charging
          </Button>
        ))}
      </div>
    </section>
  )
}

const byPlace = (house: House, units: readonly Equipment[]): Equipment[][] =>
  locationsOf(house)
    .map(({ id }) => units.filter(({ location }) => location === id))
    .filter((at) => at.length > 0)

/** 'E-foil 2 + 4 at Noblessner, Tallinn', for units of one place. */
const atPlace = (house: House, units: readonly Equipment[]): string =>
  `${unitsText({ units: units.map(({ name }) => name) })} at ${placeText(locationOf(house, units[0]!.location))}`

const fills = { good: 'bg-green-500', fair: 'bg-amber-500', poor: 'bg-red-500' }

/** Charge as a bar and as text; low is written, not only coloured. */
export function Battery({ name, percent, note }: { name: string; percent: number; note?: string }) {
  const low = isLow(percent)
  return (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className={`whitespace-nowrap tnum ${low ? 'text-red-700' : ''}`}>
          {percent}%{note ? `, ${note}` : low ? ' low' : ''}
        </span>
      </p>
      <div className="bar mt-1.5" aria-hidden="true">
        <i className={fills[batteryBand(percent)]} style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}
