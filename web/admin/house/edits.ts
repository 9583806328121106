import type { House } from '#domain/house/house.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Bound } from './bound.ts'

// Changes of the draft. Nothing is mutated: values derived from a house are cached by its identity.

export type Place = House['places'][LocationId]
export type Unit = House['units'][string]
export type Sold = House['activities'][string]

export const withActivity = (house: House, id: string, fields: Partial<Sold>): House => ({
  ...house,
  activities: { ...house.activities, [id]: { ...house.activities[id]!, ...fields } as Sold },
})

export const withoutAt = <Thing>(list: readonly Thing[], index: number): Thing[] =>
  list.filter((_, other) => other !== index)

/** Moves an entry up or down by one; returns the list itself at its ends. */
export function movedAt<Thing>(list: readonly Thing[], index: number, by: -1 | 1): readonly Thing[] {
  const [one, other] = [list[index], list[index + by]]
  return one === undefined || other === undefined ? list : list.with(index, other).with(index + by, one)
}

export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  gone: string,
): Record<string, Value> => Object.fromEntries(Object.entries(record).filter(([id]) => id !== gone))

/** 'Pärnu rand' becomes `parnu-rand`; '' if no letter remains. */
export const slugOf = (name: string, longest: number): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** The problem of the field at a path. */
export const problemAt = (problems: PartProps['problems'], path: string): string | undefined =>
  problems.find((one) => one.path === path)?.message

/** Props of every part of the editor. `problems` are the server's, by their paths in the house. */
export type PartProps = {
  house: House
  problems: readonly { path: string; message: string }[]
  /** A part of the draft by its name in the house. */
  at: Bound<House>['at']
  /** Makes a new house of the latest one. The same function while the editor is open, so that a large part re-renders little. */
  edit: (make: (house: House) => House) => void
}
