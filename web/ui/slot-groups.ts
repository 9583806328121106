/** A start time as a chip. `off` cannot be chosen and `note` says why; `few` and the chosen one show what is left. */
export type SlotChip = { time: string; state: 'free' | 'few' | 'off'; note?: string }

export type SlotGroup = { title: string; slots: SlotChip[] }

const partOf = (time: string): string =>
  time < '12:00' ? 'Morning' : time < '18:00' ? 'Afternoon' : 'Evening'

/** Morning, Afternoon, Evening when there are more than 8; else one group without a title. */
export function slotGroups(slots: readonly SlotChip[]): SlotGroup[] {
  if (slots.length <= 8) return slots.length === 0 ? [] : [{ title: '', slots: [...slots] }]
  return ['Morning', 'Afternoon', 'Evening']
    .map((title) => ({ title, slots: slots.filter((slot) => partOf(slot.time) === title) }))
    .filter((group) => group.slots.length > 0)
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The index to which a key moves from slot `from` of `count`, wrapping around; undefined for other keys. */
export function slotAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (from + step + count) % count
}
