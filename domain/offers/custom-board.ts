import { z } from 'zod'
import { emailAddress, line, personName } from '../contact.ts'

// A custom board: labelled in dollars (R-A15), priced by the server from the house's figures.

export const motors = [
  { id: '1', label: 'Standard 5.7 kW' },
  { id: '2', label: 'Performance 7.2 kW' },
] as const
export const masts = [
  { id: '1', label: 'Short 60 cm' },
  { id: '2', label: 'Medium 75 cm' },
  { id: '3', label: 'Long 90 cm' },
] as const
export const boardColors = [
  { id: 'ink', label: 'Ink' },
  { id: 'sand', label: 'Sand' },
  { id: 'apricot', label: 'Apricot' },
  { id: 'white', label: 'White' },
] as const
export type BoardColor = (typeof boardColors)[number]['id']
export const accessories = [
  { id: 'spare-battery', label: 'Spare battery' },
  { id: 'travel-bag', label: 'Travel bag' },
  { id: 'fast-charger', label: 'Fast charger' },
  { id: 'second-wing', label: 'Second wing set' },
] as const

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

/** `$12 900`, grouped like our euros, with a no-break space. */
export const dollarText = (dollars: number): string =>
  `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`
