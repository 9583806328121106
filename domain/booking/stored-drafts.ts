import { z } from 'zod'
import { findRideDuration } from '../activities/efoil-ride.ts'
import type { GroupChoice } from '../activities/group-session.ts'
import { groupSession, mostInBooking, sessionIds, sessions } from '../activities/group-session.ts'
import type { JetskiDuration } from '../activities/jetski.ts'
import {
  findJetskiDuration,
  jetskiCents,
  jetskiTimes,
  mostJetskis,
  quoteJetskis,
  usesFuel,
} from '../activities/jetski.ts'
import { clockTime, isoDate } from '../calendar.ts'
import type { JetskiId } from '../fleet/jetskis.ts'
import { findJetski, jetskiOf } from '../fleet/jetskis.ts'
import { locationIds } from '../locations.ts'
import { euros } from '../money.ts'

// What booking pages hand to their confirm pages through the browser (spec 1 §3), each under a key of the spec.

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
  const { totalCents } = groupSession.quote({ people }, { date, time: sessions[time].from })
  return { type: 'efoil-group', date, time, participants: people, totalPrice: euros(totalCents), contact }
}

/** `efoilBookingData` of the legacy confirm page; day, time, place and foils are ours (decision 4). */
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

const known = z.object({ id: z.string().refine((id) => findJetski(id) !== undefined) }).loose()
const duration = z
  .object({ id: z.string().optional(), label: z.string(), price: z.number(), note: z.string().optional() })
  .loose()

/** `jetskiSelection`: for the form that leads to checkout. */
export const jetskiSelection = z.object({
  selectedJetskis: z.array(known).min(1).max(mostJetskis),
  durationData: duration,
  totalPrice: z.number(),
  selectedDuration: z.string().optional(),
})
/** `jetskiBookingData`: for the confirm page. */
export const jetskiBookingData = z.object({
  selectedJetskis: z.array(known).min(1).max(mostJetskis),
  duration,
})
export type JetskiSelection = z.infer<typeof jetskiSelection>
export type JetskiBookingData = z.infer<typeof jetskiBookingData>

export type JetskisChosen = { jetskis: JetskiId[]; duration: JetskiDuration }

/** Both stored values for a selection (decision 5); prices in euros, the duration's for the first machine. */
export function storedJetskis({ jetskis: ids, duration: code }: JetskisChosen, multi: boolean) {
  const { totalCents } = quoteJetskis({ jetskis: ids, duration: code })
  const price = euros(jetskiCents(ids[0]!, code) ?? totalCents / ids.length)
  const durationData = {
    id: code,
    label: jetskiTimes[code].label,
    price,
    ...(usesFuel(ids, code) ? { note: 'plus fuel' } : {}),
  }
  const selectedJetskis = ids.map((id) => {
    const { name, specs } = jetskiOf(id)
    return { id, name, image: `/fleet/${id}.svg`, specs }
  })
  return {
    jetskiSelection: {
      selectedJetskis,
      durationData,
      totalPrice: euros(totalCents),
      ...(multi ? { selectedDuration: code } : {}),
    } satisfies JetskiSelection,
    jetskiBookingData: { selectedJetskis, duration: durationData } satisfies JetskiBookingData,
  }
}

/** Machines and duration of either stored value; undefined when the duration is none of ours. */
export function jetskisOfStored(stored: JetskiSelection | JetskiBookingData): JetskisChosen | undefined {
  const said = 'durationData' in stored ? stored.durationData : stored.duration
  const code = findJetskiDuration(said.id ?? said.label) ?? findJetskiDuration(said.label)
  if (!code) return undefined
  return { jetskis: stored.selectedJetskis.map(({ id }) => findJetski(id)!.id), duration: code }
}
