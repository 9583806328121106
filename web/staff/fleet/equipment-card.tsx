import { memo, useState } from 'react'
import type { Closing } from '#contract/calls/dock.ts'
import type { BookingRow, Equipment } from '#contract/views.ts'
import type { EquipmentStatus } from '#domain/fleet/status.ts'
import { equipmentStatuses } from '#domain/fleet/status.ts'
import { StatusBadge, wordOfLook } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Battery } from './battery.tsx'
import { BatteryLevel } from './battery-level.tsx'
import { ClosingResult } from './closing-result.tsx'
import { useSetEquipment } from './equipment-acts.ts'

const choices: readonly { value: EquipmentStatus; label: string }[] = equipmentStatuses.map((status) => ({
  value: status,
  label: wordOfLook(status),
}))

type Props = { unit: Equipment; bookings: BookingRow[] }

/** One machine: state and battery as they are, and the way to set both. */
export const EquipmentCard = memo(({ unit, bookings }: Props) => {
  const [hit, setHit] = useState<Closing>()
  const set = useSetEquipment()
  const level = unit.batteryLevel
  const setStatus = (status: EquipmentStatus) =>
    set.mutate(
      { unit, status },
      { onSuccess: ({ moved = [], waiting = [], others = 0 }) => setHit(hitBy({ moved, waiting, others })) },
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
          <p className="text-muted">No battery to watch</p>
        ) : (
          <Battery name="Battery" percent={level} />
        )}
      </div>
      <div className={`mt-auto grid gap-2 ${level === undefined ? '' : 'grid-cols-[minmax(0,1fr)_5rem]'}`}>
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
        <Dialog
          open
          wide
          onOpenChange={(stays) => stays || setHit(undefined)}
          title={`${unit.name} is in maintenance`}
          description="What became of the bookings that had it."
          actions={
            <Button kind="line" size="md" onClick={() => setHit(undefined)}>
              Done
            </Button>
          }
        >
          <div className="mt-5 text-sm">
            <ClosingResult {...hit} bookings={bookings} />
          </div>
        </Dialog>
      )}
    </li>
  )
})

/** Nothing to tell where no booking was hit. */
const hitBy = (closing: Closing): Closing | undefined =>
  closing.moved.length + closing.waiting.length + closing.others > 0 ? closing : undefined
