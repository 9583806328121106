import { useSearchParams } from 'react-router'
import type { User } from '#contract/views.ts'
import { type Sector, sectorLabels } from '#domain/roles.ts'
import { type Range, ranges } from './figures-texts.ts'

const tabs = ['bookings', 'equipment', 'alerts'] as const
type Tab = (typeof tabs)[number]
export type SectorChoice = Sector | 'all'

export type View = {
  sector: SectorChoice
  range: Range
  tab: Tab
  set: (part: Partial<Record<'sector' | 'range' | 'tab', string>>) => void
}

/** The sectors that a person may filter by, with 'all' if they have more than one. */
export function sectorChoices(sectors: readonly Sector[]): { value: SectorChoice; label: string }[] {
  const named = sectors
    .filter((sector) => sector !== 'main')
    .map((sector) => ({ value: sector, label: sectorLabels[sector] }))
  return sectors.length === 1 && named.length === 1
    ? named
    : [{ value: 'all', label: 'All Sectors' }, ...named]
}

const chosen = <Value extends string>(value: string | null, of: readonly Value[]): Value =>
  of.find((each) => each === value) ?? of[0]!

/** The sector shown. A choice made as another role no longer counts: a role begins with its first sector, or all. */
export function sectorOf(params: URLSearchParams, seen: Pick<User, 'role' | 'sectors'>): SectorChoice {
  const choices = sectorChoices(seen.sectors).map((choice) => choice.value)
  const as = params.get('as')
  return chosen(as === null || as === seen.role ? params.get('sector') : null, choices)
}

/** The view, stored in the address, so that a reload or bookmark keeps it. `seen`: the account, with the role it views as. */
export function useView(seen: User): View {
  const [params, setParams] = useSearchParams()
  return {
    sector: sectorOf(params, seen),
    range: chosen(
      params.get('range'),
      ranges.map((range) => range.value),
    ),
    tab: chosen(params.get('tab'), tabs),
    set: (part) =>
      setParams(
        (before) =>
          new URLSearchParams({
            ...Object.fromEntries(before),
            ...part,
            ...(part.sector === undefined ? {} : { as: seen.role }),
          }),
        { replace: true, preventScrollReset: true },
      ),
  }
}
