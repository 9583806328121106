import type { FieldError } from '../refusal.ts'

/** Which part of a preferred day and time has passed, in local time; undefined if none. */
export function passedPreference(
  { preferredDate, preferredTime }: { fullName: string; preferredDate?: string; preferredTime?: string },
  here: { date: string; time: string },
): FieldError | undefined {
  if (!preferredDate) return undefined
  if (preferredDate < here.date) return { path: 'preferredDate', message: 'Choose a day from today on' }
  return preferredTime && preferredDate === here.date && preferredTime <= here.time
    ? { path: 'preferredTime', message: 'This time has passed today. Choose a later one.' }
    : undefined
}
