import { z } from 'zod'
import { findRideDuration } from '../activities/efoil-ride.ts'
import type { GroupChoice } from '../activities/group-session.ts'
import { groupSession, mostInBooking, sessionIds, sessions } from '../activities/group-session.ts'
import { clockTime, isoDate } from '../calendar.ts'
import { locationIds } from '../locations.ts'
import { euros } from '../money.ts'

// What booking pages hand to their confirm pages through the browser, each under a key of the spec. Those of
// jetskis: stored-jetskis.ts; a page brings its own only.

/** `groupEfoilBookingData`. */
export const groupDraft = z.object({
  type: z.literal('efoil-group'),
  date: isoDate,
  time: z.enum(sessionIds),
  participants: z.int().min(1).max(mostInBooking),
  totalPrice: z.number(),
  /** Ours: what was typed on the first page need not be typed again. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).partial().optional(),
  notes: z.string().optional(),
})
export type GroupDraft = z.infer<typeof groupDraft>

export function groupDraftOf(
  { date, time, people }: { date: string; time: (typeof sessionIds)[number] } & GroupChoice,
  contact?: GroupDraft['contact'],
): GroupDraft {
  const { totalCents } = groupSession.quote(
    { people },
    { location: 'tallinn', date, time: sessions[time].from },
  )
  return { type: 'efoil-group', date, time, participants: people, totalPrice: euros(totalCents), contact }
}

/** `efoilBookingData` of the legacy confirm page; day, time, place and foils are ours (R-P4). */
export const legacyDraft = z.object({
  type: z.literal('efoil-private'),
  duration: z.string().refine((text) => findRideDuration(text) !== undefined),
  totalPrice: z.number(),
  date: isoDate.optional(),
  time: clockTime.optional(),
  location: z.enum(locationIds).optional(),
  foilCount: z.int().min(1).max(6).optional(),
  customerName: z.string().optional(),
  customerEmail: z.string().optional(),
  customerPhone: z.string().optional(),
  notes: z.string().optional(),
})
export type LegacyDraft = z.infer<typeof legacyDraft>
