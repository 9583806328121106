import { Fuel, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JetskiDuration } from '#domain/activities/jetski.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { jetskiOf } from '#domain/fleet/jetskis.ts'
import { priceText } from '#domain/money.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FleetDrawing } from './fleet-drawing.tsx'
import type { MyPrice } from './use-my-price.ts'
import { fuelText, isEstimate, machinePrice, sumCents } from './words.ts'

type Chosen = { jetskis: readonly JetskiId[]; duration: JetskiDuration }

/** The chosen machines, each with its price; with `onRemove`, each can be taken out. */
export const MachineLines = ({
  jetskis,
  duration,
  seats,
  onRemove,
}: Chosen & { seats?: boolean; onRemove?: (id: JetskiId) => void }) => (
  <ul className="mt-4 divide-y divide-line border-b border-line">
    {jetskis.map((id) => {
      const { name, specs } = jetskiOf(id)
      const { price, note } = machinePrice(id, duration)
      return (
        <li key={id} className="flex items-center gap-3 py-3">
          <FleetDrawing
            id={id}
            className="h-12 w-[4.75rem] flex-none rounded-md bg-sunken object-cover max-[359px]:hidden"
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
              <X aria-hidden="true" />
            </IconButton>
          )}
        </li>
      )
    })}
  </ul>
)

/** What is outside the total: the fuel of the RXP, the price of the GTI. */
export function OutsideTheTotal({ jetskis, duration }: Chosen) {
  const fuel = fuelText(jetskis, duration)
  return (
    <div aria-live="polite" className="text-[0.9375rem] text-muted">
      {fuel && (
        <p className="mt-4 flex gap-2">
          <Fuel className="mt-0.5 size-5 flex-none" aria-hidden="true" />
          {fuel}
        </p>
      )}
      {isEstimate(jetskis) && (
        <p className="mt-4">
          The price of the GTI 130 is on request. You send a request, we answer with the price, and nothing is
          charged.
        </p>
      )}
    </div>
  )
}

type Sum = Chosen & {
  below: ReactNode
  /** The price of who is signed in. */
  mine?: MyPrice
}

/** The sum, in display type: a total, or an estimate where a machine has no price of its own. */
export function Sum({ jetskis, duration, below, mine }: Sum) {
  const cents = mine?.quote.totalCents ?? sumCents({ jetskis, duration })
  return (
    <div className="mt-5 flex items-end justify-between gap-3 border-t border-line pt-5">
      <span className="font-semibold">
        {isEstimate(jetskis) ? 'Estimate' : 'Total'}
        <span className="block text-sm font-normal text-muted">{below}</span>
      </span>
      <output
        key={cents}
        aria-busy={mine?.checking}
        className={`${mine?.checking ? 'opacity-40' : ''} text-right font-display text-4xl font-[560] tracking-title whitespace-nowrap tnum transition-opacity duration-quick starting:opacity-0`}
      >
        {priceText(cents)}
      </output>
    </div>
  )
}
