import { z } from 'zod'
import type { JetskiDuration } from '../activities/jetski.ts'
import { findJetskiDuration, mostJetskis } from '../activities/jetski.ts'
import type { JetskiId } from '../fleet/jetskis.ts'
import { findJetski } from '../fleet/jetskis.ts'

// What the jetski pages hand to each other through the browser, as it is read. Written by the selection page
// alone: jetskis-to-store.ts.

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

/** Machines and duration of either stored value; undefined when the duration is none of ours. */
export function jetskisOfStored(stored: JetskiSelection | JetskiBookingData): JetskisChosen | undefined {
  const said = 'durationData' in stored ? stored.durationData : stored.duration
  const code = findJetskiDuration(said.id ?? said.label) ?? findJetskiDuration(said.label)
  if (!code) return undefined
  return { jetskis: stored.selectedJetskis.map(({ id }) => findJetski(id)!.id), duration: code }
}
