import { priceText } from '#domain/money.ts'
import { Options } from '#web/ui/option-row.tsx'

type Length<Code extends string> = {
  code: Code
  name: string
  /** For narrow chips. */
  short?: string
  cents: number
  off?: string
}

type HowLongProps<Code extends string> = {
  lengths: readonly Length<Code>[]
  value: Code
  onChange: (code: Code) => void
  /** 'per foil', 'per jetski'. */
  per: string
  look: 'tiles' | 'chips'
}

/** The durations with their prices; an unavailable one shows the reason instead of its price. */
export function HowLong<Code extends string>({ lengths, value, onChange, per, look }: HowLongProps<Code>) {
  const chips = look === 'chips'
  return (
    <Options
      legend={
        <>
          Duration <i>price {per}</i>
        </>
      }
      quietLegend={!chips}
      look={chips ? 'chip-tall' : 'tile'}
      className={
        chips
          ? 'fives max-[359px]:grid-cols-3'
          : 'grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(--spacing(22),1fr))]'
      }
      value={value}
      onChange={onChange}
      options={lengths.map(({ code, name, short, cents, off }) => ({
        value: code,
        name: chips ? (short ?? name) : name,
        detail: off ?? (chips ? priceText(cents) : `${priceText(cents)} ${per}`),
        off: off !== undefined,
      }))}
    />
  )
}
