import { z } from 'zod'
import { emailAddress, line, personName } from '../contact.ts'

// A board to order: the label is in dollars (R-A15) and the price is the server's. Whole dollars.

export const motors = [
  { id: '1', label: 'Standard 5.7 kW', dollars: 0 },
  { id: '2', label: 'Performance 7.2 kW', dollars: 1_500 },
] as const
export const masts = [
  { id: '1', label: 'Short 60 cm', dollars: 0 },
  { id: '2', label: 'Medium 75 cm', dollars: 150 },
  { id: '3', label: 'Long 90 cm', dollars: 300 },
] as const
export const boardColors = [
  { id: 'ink', label: 'Ink' },
  { id: 'sand', label: 'Sand' },
  { id: 'apricot', label: 'Apricot' },
  { id: 'white', label: 'White' },
] as const
export type BoardColor = (typeof boardColors)[number]['id']
export const accessories = [
  { id: 'spare-battery', label: 'Spare battery', dollars: 2_400 },
  { id: 'travel-bag', label: 'Travel bag', dollars: 320 },
  { id: 'fast-charger', label: 'Fast charger', dollars: 480 },
  { id: 'second-wing', label: 'Second wing set', dollars: 650 },
] as const
const boardDollars = 9_900

const oneOf = <Id extends string>(things: readonly { id: Id }[], message: string) =>
  z.enum(things.map(({ id }) => id) as [Id, ...Id[]], message)
const asText = (sent: unknown) => (typeof sent === 'number' ? String(sent) : sent)

/** The order form; numbers may come as numbers or text. */
export const customOrderForm = z.object({
  fullName: personName,
  email: emailAddress,
  color: line(40).pipe(oneOf(boardColors, 'Please choose a colour')),
  motorPower: z.preprocess(asText, oneOf(motors, 'Please choose a motor')),
  mastLength: z.preprocess(asText, oneOf(masts, 'Please choose a mast')),
  accessories: z
    .array(oneOf(accessories, 'Unknown accessory'))
    .max(accessories.length)
    .refine((ids) => new Set(ids).size === ids.length, 'Each accessory once')
    .default([]),
})
export type CustomOrder = z.output<typeof customOrderForm>

export type BoardParts = Pick<CustomOrder, 'motorPower' | 'mastLength' | 'accessories'>

/** What the price is made of, in whole dollars; the first line is the board itself. */
export function customOrderLines({ motorPower, mastLength, accessories: chosen }: BoardParts) {
  const motor = motors.find((one) => one.id === motorPower)!
  const mast = masts.find((one) => one.id === mastLength)!
  const extras = accessories.filter((one) => chosen.includes(one.id))
  const board = { label: 'Board, battery and charger', dollars: boardDollars }
  return [board, motor, mast, ...extras].map(({ label, dollars }) => ({ label, dollars }))
}

/** Whole dollars of a board as ordered. */
export const customOrderDollars = (parts: BoardParts): number =>
  customOrderLines(parts).reduce((sum, line) => sum + line.dollars, 0)

/** `$12 900`, grouped like our euros, with a no-break space. */
export const dollarText = (dollars: number): string =>
  `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`
