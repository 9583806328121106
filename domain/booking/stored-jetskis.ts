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
import type { Stored } from './stored-drafts.ts'

// What the jetski pages hand to each other through the browser, under `jetskiSelection` and `jetskiBookingData` (R-P5).

export type JetskisChosen = { jetskis: JetskiId[]; duration: JetskiDuration }

/** Both stored values for a selection; prices in euros, the duration's for the first machine. */
export function storedJetskis({ jetskis: ids, duration: code }: JetskisChosen, multi: boolean) {
  const { totalCents } = quoteJetskis({ jetskis: ids, duration: code })
  const price = euros(jetskiCents(ids[0]!, code) ?? totalCents / ids.length)
  const duration = {
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
      durationData: duration,
      totalPrice: euros(totalCents),
      ...(multi ? { selectedDuration: code } : {}),
    },
    jetskiBookingData: { selectedJetskis, duration },
  }
}

/** Machines and duration of either stored value; undefined when it is broken or none of ours. */
export function jetskisOfStored({
  selectedJetskis,
  durationData,
  duration,
}: Stored): JetskisChosen | undefined {
  if (!Array.isArray(selectedJetskis)) return undefined
  const ids = selectedJetskis.map((jetski) => findJetski(String(fieldOf(jetski, 'id')))?.id)
  const jetskis = ids.filter((id) => id !== undefined)
  const said = durationData ?? duration
  const code = [fieldOf(said, 'id'), fieldOf(said, 'label')]
    .map((text) => findJetskiDuration(String(text)))
    .find((each) => each !== undefined)
  const isOurs = ids.length > 0 && ids.length <= mostJetskis && jetskis.length === ids.length
  return isOurs && code ? { jetskis, duration: code } : undefined
}

const fieldOf = (stored: unknown, name: string): unknown => (stored as Stored | null | undefined)?.[name]
