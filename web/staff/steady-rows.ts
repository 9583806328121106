type Row = { id: string }
type Lists<Each extends Row> = {
  /** What the list would show now, and everything that is known. */
  rows: readonly Each[]
  all: readonly Each[]
  /** What it showed when somebody began to point at it. */
  held: readonly Each[] | undefined
}

/** While a list is held its rows stay, each as it is by now; what is new stands below all of them. */
export function heldList<Each extends Row>({
  rows,
  all,
  held,
}: Lists<Each>): { shown: Each[]; fresh: Each[] } {
  if (!held) return { shown: [...rows], fresh: [] }
  const known = new Map([...all, ...rows].map((row) => [row.id, row]))
  const ids = new Set(held.map(({ id }) => id))
  return {
    shown: held.map((row) => known.get(row.id) ?? row),
    fresh: rows.filter(({ id }) => !ids.has(id)),
  }
}
