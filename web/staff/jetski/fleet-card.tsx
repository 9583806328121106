import { ChevronDown } from 'lucide-react'
import type { JetskiUnit } from '#contract/calls/jetski-desk-calls.ts'
import { isPictured, jetskiOf } from '#domain/fleet/jetskis.ts'
import type { HoursBand, JetskiFleetStatus } from '#domain/fleet/unit-status.ts'
import { hoursBand, jetskiFleetStatuses, jetskiStatusLabels } from '#domain/fleet/unit-status.ts'
import { locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Picture, type PictureSource } from '#web/ui/picture.tsx'
import { jetskiPlaces } from './jetski-days.ts'

// R-S2: green, yellow, orange, red.
const bands: Record<HoursBand, { bar: string; word: string }> = {
  fresh: { bar: 'bg-green-500', word: 'text-green-700' },
  'service soon': { bar: 'bg-amber-500', word: 'text-amber-700' },
  'service due': { bar: 'bg-orange-500', word: 'text-apricot-700' },
  'service now': { bar: 'bg-red-500', word: 'text-red-700' },
}
const fullAtHours = 300

type Props = { unit: JetskiUnit; now: Temporal.Instant; onStatus: (status: JetskiFleetStatus) => void }

/**
 * One machine: picture, model, fleet id, place if jetskis have several, engine hours with their band, and its state with the
 * timer.
 */
export function FleetCard({ unit, now, onStatus }: Props) {
  const house = useHouse()
  const isPlaced = jetskiPlaces(house).length > 1
  const band = hoursBand(unit.engineHours)
  return (
    <li className="card grid grid-cols-[30%_minmax(0,1fr)] overflow-hidden sm:block">
      <div className="grid place-items-center">
        <Picture
          of={machineSide(unit.catalogueId)}
          alt=""
          sizes="(max-width: 39.99rem) 30vw, 20rem"
          className="w-full"
        />
      </div>
      <div className="p-4">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{unit.model}</h3>
        <p className="text-xs wrap-anywhere text-muted">
          {unit.id}
          {isPlaced && `, ${locationOf(house, jetskiOf(house, unit.catalogueId).place).label}`}
        </p>
        <p className="mt-3 flex flex-wrap justify-between gap-x-2 leading-snug">
          <b className="font-semibold tnum">{unit.engineHours} h</b>
          <span className={bands[band].word}>{band}</span>
        </p>
        <div className="bar mt-1.5" aria-hidden="true">
          <i
            className={bands[band].bar}
            style={{ width: `${Math.min(100, (unit.engineHours / fullAtHours) * 100)}%` }}
          />
        </div>
        <div className="mt-3">
          <StatusSelect
            label={`Status of ${unit.model}`}
            value={unit.status}
            onChange={onStatus}
            options={jetskiFleetStatuses.map((status) => ({
              value: status,
              label: jetskiStatusLabels[status],
            }))}
          />
        </div>
        <p className="mt-1.5 text-muted tnum empty:max-sm:hidden sm:min-h-5">{timerText(unit, now)}</p>
      </div>
    </li>
  )
}

/** '60min timer: 38 min left', '2 week timer: 11 days left'; undefined if no timer runs. */
export function timerText({ status, until }: Pick<JetskiUnit, 'status' | 'until'>, now: Temporal.Instant) {
  if (status === 'available' || until === null) return undefined
  // The screen's clock is up to a minute behind: rounding down lets 60 minutes begin with 60.
  const left = Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds
  const minutes = left <= 0 ? 0 : Math.max(1, Math.floor(left / 60_000))
  const timer = status === 'rented' ? '60min timer' : '2 week timer'
  return minutes === 0 ? `${timer}: over` : `${timer}: ${leftText(minutes)} left`
}

function leftText(minutes: number): string {
  if (minutes <= 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return `${hours} h`
  return `${Math.floor(minutes / 1440)} days`
}

type StatusSelectProps = {
  label: string
  value: JetskiFleetStatus
  onChange: (status: JetskiFleetStatus) => void
  options: readonly { value: JetskiFleetStatus; label: string }[]
}

/** A native select with full labels, laid over the badge of the present state, which fits a narrow card. */
const StatusSelect = ({ label, value, onChange, options }: StatusSelectProps) => (
  <span className="field sm relative gap-2! px-2! max-md:min-h-11!">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as JetskiFleetStatus)}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md text-base opacity-0"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span aria-hidden="true" className="flex min-w-0 flex-1">
      <StatusBadge status={value} />
    </span>
    <ChevronDown className="size-4!" />
  </span>
)

/** A machine from the side; a machine without pictures has the first one's. */
const machineSide = (id: string): PictureSource => ({
  name: `machine-${isPictured(id) ? id : 'gti-130'}-side`,
  alt: 'A jetski from the side, before a white wall',
  ground: '#F1EFEB',
})
