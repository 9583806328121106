import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

type Row = { id: string | number }

/** Rows keep their position while the pointer is on the list: neither an action nor a refresh moves the next button away. */
export function useStableRows<Each extends Row>(rows: readonly Each[], all: readonly Each[] = rows) {
  const [held, setHeld] = useState<readonly Each[]>()
  const list = useRef<HTMLElement>(null)
  const hold = () => setHeld((before) => before ?? rows)
  const handlers = {
    ref: (element: HTMLElement | null) => {
      list.current = element
    },
    onPointerEnter: hold,
    onFocus: hold,
    onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      // On touch screens the pointer leaves before each click, which must still find the row.
      if (pointerType === 'touch') return
      if (!belongs(currentTarget, document.activeElement)) setHeld(undefined)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !belongs(currentTarget, relatedTarget)) setHeld(undefined)
    },
  }
  const isHeld = held !== undefined
  useEffect(() => {
    if (!isHeld) return
    const pointElsewhere = ({ target }: Event) => {
      if (list.current && !belongs(list.current, target)) setHeld(undefined)
    }
    document.addEventListener('pointerdown', pointElsewhere)
    return () => document.removeEventListener('pointerdown', pointElsewhere)
  }, [isHeld])
  return { ...stableRows({ rows, all, held }), handlers }
}

/** The same for lists whose new rows are shown at once, at the end. */
export function useSteadyOrder<Each extends Row>(rows: readonly Each[]) {
  const { shown, fresh, handlers } = useStableRows(rows)
  return { shown: [...shown, ...fresh], handlers }
}

/** In the list, or in a dialog or menu opened from it: a question must not lose its row. */
const belongs = (list: HTMLElement, focused: EventTarget | null): boolean =>
  focused instanceof Element &&
  (list.contains(focused) || focused.closest('[role="dialog"], [role="menu"]') !== null)

type Lists<Each extends Row> = {
  /** The rows of the list now, and all existing rows. */
  rows: readonly Each[]
  all: readonly Each[]
  /** The rows when the pointer entered the list. */
  held: readonly Each[] | undefined
}

/** A held list keeps its rows, updated in place, except those that no longer exist or may no longer be seen; new ones follow. */
export function stableRows<Each extends Row>(lists: Lists<Each>): { shown: Each[]; fresh: Each[] } {
  const { rows, all, held } = lists
  if (!held) return { shown: [...rows], fresh: [] }
  const byId = new Map([...all, ...rows].map((row) => [row.id, row]))
  const ids = new Set(held.map(({ id }) => id))
  return {
    shown: held.flatMap(({ id }) => byId.get(id) ?? []),
    fresh: rows.filter(({ id }) => !ids.has(id)),
  }
}
