import { priceText } from '../money.ts'
import type { From } from './activity.ts'

/** A figure of the demo that stands for nothing in the list is called a sample, with the list's lowest price beside it (R-P11). */
export const sampleFigure = (cents: number, list: From): From => ({
  cents,
  for: `sample figure, price list from ${priceText(list.cents)} ${list.for}`,
})
