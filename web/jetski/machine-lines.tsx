import { X } from 'lucide-react'
import { type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import { useHouse } from '#web/house-on-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { machinePrice } from './jetski-words.ts'
import { MachinePicture } from './machine-picture.tsx'

type Props = {
  jetskis: readonly JetskiId[]
  duration: string
  date: string
  seats?: boolean
  onRemove?: (id: JetskiId) => void
}

/** The chosen machines with their prices; with `onRemove`, each can be removed. */
export function MachineLines({ jetskis, duration, date, seats, onRemove }: Props) {
  const house = useHouse()
  return (
    <ul className="mt-4 divide-y divide-line border-b border-line">
      {jetskis.map((id) => {
        const { name, specs } = jetskiOf(house, id)
        const { price, note } = machinePrice(house, id, { duration, date })
        return (
          <li key={id} className="flex items-center gap-3 py-3">
            <MachinePicture
              id={id}
              sizes="76px"
              className="h-12 w-19 flex-none rounded-md max-[359px]:hidden"
            />
            <span className="flex-1 leading-tight font-semibold">
              {name}
              {seats && <small className="block text-sm font-normal text-muted">{specs.passengers}</small>}
            </span>
            <span className="max-w-[6rem] text-right leading-tight font-semibold tnum">
              {price}
              {note && <small className="block text-sm font-normal text-muted">{note}</small>}
            </span>
            {onRemove && (
              <IconButton label={`Remove ${name}`} className="-my-1 -mr-3" onClick={() => onRemove(id)}>
                <X />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
