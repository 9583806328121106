import type { ReactNode } from 'react'
import type { PartProps } from './part-props.ts'
import { PricesPart } from './prices-part.tsx'

/** The parts of the editor in their order; the history of what was published stands behind them. */
export const parts: readonly { value: string; label: string; Part: (props: PartProps) => ReactNode }[] = [
  { value: 'prices', label: 'Prices', Part: PricesPart },
]
