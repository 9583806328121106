import { Fuel } from 'lucide-react'
import type { ReactNode } from 'react'
import { onRequestOf } from '#domain/activities/jetski-prices.ts'
import { type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import { useHouse } from '#web/house-on-page.ts'
import { fuelText, sumWords } from './jetski-words.ts'

type Chosen = { jetskis: readonly JetskiId[]; duration: string }

/** Notes on costs outside the total: the fuel of the RXP, the price of the GTI. */
export function OutsideTheTotal({ jetskis, duration }: Chosen) {
  const house = useHouse()
  const fuel = fuelText(jetskis, duration)
  const [asked] = onRequestOf(house, jetskis)
  return (
    <div aria-live="polite" className="text-[0.9375rem] text-muted">
      {fuel && (
        <p className="mt-4 flex gap-2">
          <Fuel className="mt-0.5 size-5 flex-none" />
          {fuel}
        </p>
      )}
      {asked !== undefined && (
        <p className="mt-4">
          The price of the {jetskiOf(house, asked).name} is on request. You send a request, we answer with the
          price, and nothing is charged or booked before you agree.{' '}
          <a href="/terms" className="text-link underline">
            Our terms
          </a>
        </p>
      )}
    </div>
  )
}

type Sum = Pick<Chosen, 'jetskis'> & {
  below: ReactNode
  cents: number
  checking?: boolean
}

/** The total, in display type; no number if a machine has no price. */
export function Sum({ jetskis, below, cents, checking }: Sum) {
  return (
    <div className="mt-5 flex items-end justify-between gap-3 border-t border-line pt-5">
      <span className="font-semibold">
        Total
        <span className="block text-sm font-normal text-muted">{below}</span>
      </span>
      <output
        key={cents}
        aria-busy={checking}
        className={`${checking ? 'opacity-40' : ''} text-right font-display text-4xl font-[560] tracking-title whitespace-nowrap tnum transition-opacity duration-quick starting:opacity-0`}
      >
        {sumWords(useHouse(), jetskis, cents)}
      </output>
    </div>
  )
}
