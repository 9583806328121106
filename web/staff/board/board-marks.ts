import type { FocusEvent, PointerEvent } from 'react'

// Marks are written to the page itself: a pointer that crosses the board must not draw 300 blocks anew.

function mark(board: HTMLElement, under: EventTarget | null): void {
  const block = under instanceof Element ? under.closest<HTMLElement>('[data-booking]') : null
  const id = block?.dataset.booking
  for (const each of board.querySelectorAll<HTMLElement>('[data-marked]'))
    if (each.dataset.booking !== id) delete each.dataset.marked
  if (id === undefined) return
  for (const each of board.querySelectorAll<HTMLElement>(`[data-booking="${CSS.escape(id)}"]`))
    each.dataset.marked = ''
}

/** Pointing at a block, or coming to it by keyboard, marks all units of its booking. */
export const marksSameBooking = {
  onPointerOver: (event: PointerEvent<HTMLElement>) => mark(event.currentTarget, event.target),
  onPointerLeave: (event: PointerEvent<HTMLElement>) => mark(event.currentTarget, null),
  onFocus: (event: FocusEvent<HTMLElement>) => mark(event.currentTarget, event.target),
  onBlur: (event: FocusEvent<HTMLElement>) => mark(event.currentTarget, event.relatedTarget),
}
