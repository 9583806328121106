import type { FocusEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

type Row = { id: string | number }

/** Rows keep their place while someone points at the list: neither an act nor a refresh moves the next button away. */
export function useSteadyRows<Each extends Row>(rows: readonly Each[], all: readonly Each[] = rows) {
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
      // A finger leaves at the end of every tap, before its click: the row that it is for must still be there.
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
  return { ...steadyRows({ rows, all, held }), handlers }
}

/** The same for rows that are gone at once when they leave the list. */
export function useSteadyOrder<Each extends Row>(rows: readonly Each[]) {
  const { shown, fresh, handlers } = useSteadyRows(rows)
  const ids = new Set(rows.map(({ id }) => id))
  return { shown: [...shown, ...fresh].filter(({ id }) => ids.has(id)), handlers }
}

/** In the list, or in what was opened from it: a question must not lose the row that it is about. */
const belongs = (list: HTMLElement, focused: EventTarget | null): boolean =>
  focused instanceof Element &&
  (list.contains(focused) || focused.closest('[role="dialog"], [role="menu"]') !== null)

type Lists<Each extends Row> = {
  /** What the list would show now, and every row there is. */
  rows: readonly Each[]
  all: readonly Each[]
  /** What it showed when somebody began to point at it. */
  held: readonly Each[] | undefined
}

/** While a list is held its rows stay, each as it is by now; what is new stands below all of them. */
export function steadyRows<Each extends Row>({
  rows,
  all,
  held,
}: Lists<Each>): { shown: Each[]; fresh: Each[] } {
  if (!held) return { shown: [...rows], fresh: [] }
  const byId = new Map([...all, ...rows].map((row) => [row.id, row]))
  const ids = new Set(held.map(({ id }) => id))
  return {
    shown: held.map((row) => byId.get(row.id) ?? row),
    fresh: rows.filter(({ id }) => !ids.has(id)),
  }
}
