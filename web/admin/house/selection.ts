/** Row and column of a cell. */
export type Cell = readonly [row: number, column: number]

const between = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other)

/** Whether a cell is in the block between two others. */
export const isIn = (spot: Cell, from: Cell, to: Cell): boolean =>
  between(spot[0], from[0], to[0]) && between(spot[1], from[1], to[1])

export const sizeOf = (from: Cell, to: Cell): number =>
  (Math.abs(from[0] - to[0]) + 1) * (Math.abs(from[1] - to[1]) + 1)

const steps: Record<string, Cell> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type Press = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** The cell to which a key moves in a table of this size. While a price is typed, left and right move in its text. */
export function moved(
  press: Press,
  [row, column]: Cell,
  [rows, columns]: Cell,
  isTyping: boolean,
): Cell | undefined {
  const isEnter = press.key === 'Enter'
  const step = isEnter ? ([press.shiftKey ? -1 : 1, 0] as const) : steps[press.key]
  if (!step || press.ctrlKey || press.metaKey || press.altKey || (isTyping && step[1] !== 0)) return undefined
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return [within(row + step[0], rows), within(column + step[1], columns)]
}
