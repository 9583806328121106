import type { Equipment } from '#contract/views.ts'
import type { EquipmentStatus } from '#domain/fleet/status.ts'
import { equipmentStatuses } from '#domain/fleet/status.ts'
import { StatusBadge, wordOfLook } from '#web/ui/badge.tsx'
import { Select } from '#web/ui/select.tsx'
import { Battery } from './battery.tsx'
import { useSetEquipment } from './equipment-acts.ts'

const choices: readonly { value: EquipmentStatus; label: string }[] = equipmentStatuses.map((status) => ({
  value: status,
  label: wordOfLook(status),
}))

export function EquipmentCard({ unit }: { unit: Equipment }) {
  const set = useSetEquipment()
  return (
    <li className="card flex flex-col p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 leading-snug">
          <b className="block truncate text-base font-semibold">{unit.name}</b>
          {!unit.name.startsWith(unit.model) && <span className="text-muted">{unit.model}</span>}
        </p>
        <StatusBadge status={unit.status} />
      </div>
      <div className="my-4">
        {unit.batteryLevel === undefined ? (
          <p className="text-muted">No battery to watch</p>
        ) : (
          <Battery name="Battery" percent={unit.batteryLevel} />
        )}
      </div>
      <div className="mt-auto">
        <Select
          label={`Status of ${unit.name}`}
          value={unit.status}
          onChange={(status) => set.mutate({ unit, status })}
          options={choices}
        />
      </div>
    </li>
  )
}
