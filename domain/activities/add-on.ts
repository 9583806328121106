import type { UnitsActivity } from '../house/house.ts'
import { priceText } from '../money.ts'
import { yesNoField } from './fields.ts'
import type { Rental } from './rental.ts'

/** A rental with what a booking may have besides, once: chosen as `addOn`, a line of the price, needing no unit (R-H22). */
export function withAddOn(rented: Rental, addOn: UnitsActivity['addOn']): Rental {
  if (!addOn) return rented
  const field = yesNoField({ label: `${addOn.name}, ${priceText(addOn.cents)}` })
  const has = (choice: unknown) => (choice as { addOn: boolean }).addOn
  return {
    ...rented,
    fields: { ...rented.fields, addOn: field },
    quote: (choice, start) => {
      const { lines, totalCents } = rented.quote(choice, start)
      if (!has(choice)) return { lines, totalCents }
      const { name: label, cents } = addOn
      return { lines: [...lines, { kind: 'add_on', label, cents }], totalCents: totalCents + cents }
    },
    choiceOfDraft: (draft) => ({ ...(rented.choiceOfDraft(draft) as object), addOn: draft.choice?.addOn }),
    draftOf: (choice, start) => ({
      ...rented.draftOf(choice, start),
      ...(has(choice) ? { choice: { addOn: true } } : {}),
    }),
    rental: { ...rented.rental, addOn: field },
  }
}
