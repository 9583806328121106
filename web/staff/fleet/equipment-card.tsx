import { memo, useId, useState } from 'react'
import type { Closing } from '#contract/calls/dock-calls.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { type EquipmentStatus, equipmentStatuses } from '#domain/fleet/unit-status.ts'
import { StatusBadge, wordOfLook } from '#web/ui/badge.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { focusAtOnce } from '#web/ui/focus-at-once.ts'
import { Select } from '#web/ui/select.tsx'
import { ClosingResultDialog } from './close-dialog.tsx'
import { useSetEquipment } from './equipment-acts.ts'
import { Battery } from './low-battery.tsx'

const choices: readonly { value: EquipmentStatus; label: string }[] = equipmentStatuses.map((status) => ({
  value: status,
  label: wordOfLook(status),
}))

type Props = { unit: Equipment; bookings: BookingRow[] }

/** One machine: its state and battery, and controls to set both. */
export const EquipmentCard = memo(({ unit, bookings }: Props) => {
  const [hit, setHit] = useState<Closing>()
  const set = useSetEquipment()
  const level = unit.batteryLevel
  // `mutate` calls its own `onSuccess` for the last call only. The hook reports errors.
  const setStatus = (status: EquipmentStatus) =>
    void set.mutateAsync({ unit, status }).then(
      ({ moved = [], waiting = [], others = 0 }) => setHit(hitBy({ moved, waiting, others })),
      () => undefined,
    )
  return (
    <li className="card flex flex-col p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 leading-snug">
          <b className="block truncate text-base font-semibold">{unit.name}</b>
          {!unit.name.startsWith(unit.model) && <span className="text-muted">{unit.model}</span>}
        </p>
        <StatusBadge status={unit.status} />
      </div>
      <div className="my-4">
        {level === undefined ? (
          <p className="text-muted">No battery</p>
        ) : (
          <Battery name="Battery" percent={level} />
        )}
      </div>
      <div
        className={`mt-auto grid items-start gap-2 ${level === undefined ? '' : 'grid-cols-[minmax(0,1fr)_5rem]'}`}
      >
        <Select label={`Status of ${unit.name}`} value={unit.status} onChange={setStatus} options={choices} />
        {level !== undefined && (
          <BatteryLevel
            unit={unit}
            level={level}
            onLevel={(batteryLevel) => set.mutate({ unit, batteryLevel })}
          />
        )}
      </div>
      {hit && (
        <ClosingResultDialog
          {...hit}
          bookings={bookings}
          title={`${unit.name} is in maintenance`}
          description="What happened to its bookings."
          onClose={() => setHit(undefined)}
        />
      )}
    </li>
  )
})

/** Undefined if no booking was affected. */
const hitBy = (closing: Closing): Closing | undefined =>
  closing.moved.length + closing.waiting.length + closing.others > 0 ? closing : undefined

type BatteryLevelProps = { unit: Equipment; level: number; onLevel: (level: number) => void }

/** The charge, typed after a look at the machine; saved with Enter or on blur. */
function BatteryLevel({ unit, level, onLevel }: BatteryLevelProps) {
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const wrong = typed !== undefined && levelOf(typed) === undefined
  const take = () => {
    const typedLevel = typed === undefined ? undefined : levelOf(typed)
    if (typedLevel === undefined && typed !== undefined) return
    setTyped(undefined)
    if (typedLevel !== undefined && typedLevel !== level) onLevel(typedLevel)
  }
  return (
    <div>
      <label className={`field sm cursor-text gap-1! max-md:min-h-11! ${wrong ? 'err' : ''}`}>
        <input
          aria-label={`Battery of ${unit.name} in per cent`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          className="self-stretch text-right text-base tnum"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(level)}
          onFocus={(event) => event.target.select()}
          onMouseDown={focusAtOnce}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key === 'Escape') setTyped(undefined)
          }}
        />
        <span aria-hidden="true" className="text-muted">
          %
        </span>
      </label>
      {wrong && <ErrorText id={id}>A whole number from 0 to 100</ErrorText>}
    </div>
  )
}

/** The typed number, 0 to 100; undefined for anything else. */
function levelOf(typed: string): number | undefined {
  const level = Number(typed.trim())
  return /^\d{1,3}$/.test(typed.trim()) && level <= 100 ? level : undefined
}
