// Names of units that are no longer in domain/fleet, read once when a process stores its catalogue (store-units.ts). Ids are
// never used again, so the names hold for as long as the process runs.
const names = new Map<number, string>()

export function rememberRetired(rows: readonly { id: number; name: string }[]): void {
  for (const { id, name } of rows) names.set(id, `${name} (retired)`)
}

/** What staff read for a unit that the catalogue does not have. */
export const retiredName = (id: number): string => names.get(id) ?? `Unit ${id}`
