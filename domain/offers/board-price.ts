import type { House } from '../house/house.ts'
import { accessories, type CustomOrder, masts, motors } from './custom-board.ts'

// Prices of custom boards, in whole dollars, from the house (R-H27). Separate from the form, which needs no house.

type Board = House['customBoard']
type Dollars = Omit<Board, 'later'>
type Priced = { customBoard: Dollars }
export type BoardParts = Pick<CustomOrder, 'motorPower' | 'mastLength' | 'accessories'>

const priced = <Id extends string>(
  parts: readonly { id: Id; label: string }[],
  dollars: Readonly<Record<Id, number>>,
) => parts.map(({ id, label }) => ({ id, label, dollars: dollars[id] }))

/** The options of a board, each with its price. */
export const boardChoices = ({ customBoard }: Priced) => ({
  motors: priced(motors, customBoard.motors),
  masts: priced(masts, customBoard.masts),
  accessories: priced(accessories, customBoard.accessories),
})

const boardLabel = 'Board, battery and charger'

const partsOf = (customBoard: Dollars): { label: string; dollars: number }[] => {
  const { motors, masts, accessories } = boardChoices({ customBoard })
  return [{ label: boardLabel, dollars: customBoard.board }, ...motors, ...masts, ...accessories]
}

/** The parts, including the board itself, that cost something else with other prices; with their price then and now. */
export function changedBoardParts(before: Dollars, after: Dollars) {
  const was = partsOf(before)
  return partsOf(after)
    .map(({ label, dollars }, index) => ({ label, dollars, usual: was[index]!.dollars }))
    .filter(({ dollars, usual }) => dollars !== usual)
}

/** The lines of the price, beginning with the board itself. */
export function customOrderLines(house: Priced, { motorPower, mastLength, accessories: chosen }: BoardParts) {
  const choices = boardChoices(house)
  const motor = choices.motors.find((one) => one.id === motorPower)!
  const mast = choices.masts.find((one) => one.id === mastLength)!
  const extras = choices.accessories.filter((one) => chosen.includes(one.id))
  const board = { label: boardLabel, dollars: house.customBoard.board }
  return [board, motor, mast, ...extras].map(({ label, dollars }) => ({ label, dollars }))
}

export const customOrderDollars = (house: Priced, parts: BoardParts): number =>
  customOrderLines(house, parts).reduce((sum, line) => sum + line.dollars, 0)

/** The price of the cheapest board that can be ordered. */
export function minBoardDollars(house: Priced): number {
  const { motors, masts } = boardChoices(house)
  const least = (parts: readonly { dollars: number }[]) => Math.min(...parts.map(({ dollars }) => dollars))
  return house.customBoard.board + least(motors) + least(masts)
}
