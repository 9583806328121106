import type { KeyboardEvent } from 'react'

// The board is one stop of the Tab key: within it the arrows move, as in any grid. A day may have 300 blocks.

const blocksIn = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('button[data-block]'),
]

/** Moves the focus between blocks: along a unit by left and right, between units by up and down. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const board = event.currentTarget
  const from = document.activeElement?.closest<HTMLElement>('button[data-block]') ?? undefined
  const to = from ? neighbour(board, from, event.key) : entry(board, event.key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function neighbour(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Escape') return board
  const row = from.closest('ul')
  if (!row) return undefined
  const own = blocksIn(row)
  const index = own.indexOf(from)
  if (key === 'ArrowRight') return own[index + 1]
  if (key === 'ArrowLeft') return own[index - 1]
  if (key === 'Home') return own[0]
  if (key === 'End') return own.at(-1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const rows = [...board.querySelectorAll('ul')].filter((each) => each === row || blocksIn(each).length > 0)
  const next = rows[rows.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
  return next && nearestTo(blocksIn(next), from)
}

/** Into the board: the first block that is not over at the left edge of what is seen. */
function entry(board: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowRight') return undefined
  const left = board.getBoundingClientRect().left
  const all = blocksIn(board)
  return all.find((block) => block.getBoundingClientRect().right > left + board.clientWidth / 4) ?? all[0]
}

function nearestTo(blocks: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const middle = middleOf(from)
  return blocks.toSorted((a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle))[0]
}

const middleOf = (block: HTMLElement): number => {
  const { left, width } = block.getBoundingClientRect()
  return left + width / 2
}
