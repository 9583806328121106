// The guided session: asked for, not booked. Cents per person.

export const experienceDurations = [
  { id: '20min', label: '20 minutes', cents: 3_000 },
  { id: '40min', label: '40 minutes', cents: 5_500 },
  { id: '1h', label: '1 hour', cents: 8_500 },
  { id: '1.5h', label: '1.5 hours', cents: 11_000 },
  { id: '2h', label: '2 hours', cents: 15_000 },
] as const
export const mostExperiencePeople = 5

/** Cents for so many people, undefined for an unknown duration. */
export function experienceCents(duration: string, people: number): number | undefined {
  const cents = experienceDurations.find(({ id }) => id === duration)?.cents
  return cents === undefined ? undefined : cents * people
}
