import { z } from 'zod'
import type { JetskiDuration } from '../activities/jetski.ts'
import {
  findJetskiDuration,
  jetskiCents,
  jetskiTimes,
  mostJetskis,
  quoteJetskis,
  usesFuel,
} from '../activities/jetski.ts'
import type { JetskiId } from '../fleet/jetskis.ts'
import { findJetski, jetskiOf } from '../fleet/jetskis.ts'
import { euros } from '../money.ts'

// What the jetski pages hand to each other through the browser (spec 1 §3).

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
