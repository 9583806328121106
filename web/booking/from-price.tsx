import type { From } from '#domain/activities/activity.ts'
import { priceText } from '#domain/money.ts'

type Props = { from: From; sample: From | undefined; className: string; figure: string }

/** The lowest price and what it is for; in the demo, whose pages the server marks, the spec's figure. */
export const FromPrice = ({ from, sample, className, figure }: Props) =>
  sample ? (
    <>
      <Price from={from} className={`${className} in-demo:hidden`} figure={figure} />
      <Price from={sample} className={`${className} not-in-demo:hidden`} figure={figure} />
    </>
  ) : (
    <Price from={from} className={className} figure={figure} />
  )

const Price = ({ from, className, figure }: Omit<Props, 'sample'>) => (
  <span className={`block text-muted ${className}`}>
    from <b className={`tnum font-semibold text-ink ${figure}`}>{priceText(from.cents)}</b>{' '}
    <span className="text-sm">{from.for}</span>
  </span>
)
