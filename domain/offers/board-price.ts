import type { House } from '../house/house.ts'
import type { CustomOrder } from './custom-board.ts'
import { accessories, masts, motors } from './custom-board.ts'

// What a board to order costs, in whole dollars: the house's (R-H27). Apart from its form, which needs no house.

type Priced = Pick<House, 'customBoard'>
export type BoardParts = Pick<CustomOrder, 'motorPower' | 'mastLength' | 'accessories'>

const priced = <Id extends string>(
  parts: readonly { id: Id; label: string }[],
  dollars: Readonly<Record<Id, number>>,
) => parts.map(({ id, label }) => ({ id, label, dollars: dollars[id] }))

/** What can be chosen for a board, each with what it adds. */
export const boardChoices = ({ customBoard }: Priced) => ({
  motors: priced(motors, customBoard.motors),
  masts: priced(masts, customBoard.masts),
  accessories: priced(accessories, customBoard.accessories),
})

/** What the price is made of; the first line is the board itself. */
export function customOrderLines(house: Priced, { motorPower, mastLength, accessories: chosen }: BoardParts) {
  const choices = boardChoices(house)
  const motor = choices.motors.find((one) => one.id === motorPower)!
  const mast = choices.masts.find((one) => one.id === mastLength)!
  const extras = choices.accessories.filter((one) => chosen.includes(one.id))
  const board = { label: 'Board, battery and charger', dollars: house.customBoard.board }
  return [board, motor, mast, ...extras].map(({ label, dollars }) => ({ label, dollars }))
}

/** Whole dollars of a board as ordered. */
export const customOrderDollars = (house: Priced, parts: BoardParts): number =>
  customOrderLines(house, parts).reduce((sum, line) => sum + line.dollars, 0)

/** Of the cheapest board that can be ordered. */
export function leastBoardDollars(house: Priced): number {
  const { motors, masts } = boardChoices(house)
  const least = (parts: readonly { dollars: number }[]) => Math.min(...parts.map(({ dollars }) => dollars))
  return house.customBoard.board + least(motors) + least(masts)
}
