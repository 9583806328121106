import { Check } from 'lucide-react'
import { accessories, type CustomOrder, dollarText } from '#domain/offers/custom-board.ts'

type Ids = CustomOrder['accessories']

/** Accessories, each with what it adds; none is needed. */
export function Extras({ chosen, onChange }: { chosen: Ids; onChange: (ids: Ids) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Accessories</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {accessories.map(({ id, label, dollars }) => {
          const on = chosen.includes(id)
          return (
            <label
              key={id}
              className={`opt ${on ? 'on' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
            >
              <input
                type="checkbox"
                name="accessories"
                value={id}
                checked={on}
                onChange={() => onChange(on ? chosen.filter((one) => one !== id) : [...chosen, id])}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              />
              <span className="leading-tight">
                {label}
                <small className="tnum"> + {dollarText(dollars)}</small>
              </span>
              <span aria-hidden="true" className={`check ${on ? 'on' : ''}`}>
                {on && <Check />}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
