import { findJetskiDuration } from '../activities/jetski.ts'
import { durationConflict, jetskiCents, quoteJetskis, usesFuel } from '../activities/jetski-prices.ts'
import { findJetski, type JetskiId, jetskiOf } from '../fleet/jetskis.ts'
import type { House } from '../house/house.ts'
import { euros } from '../money.ts'
import type { Stored } from './stored.ts'

// What the jetski pages pass to each other through browser storage, as `jetskiSelection` and `jetskiBookingData` (R-P5).

export type JetskisChosen = { jetskis: JetskiId[]; duration: string }

/** Both stored values for a selection; prices in euros. The duration's price is that of the first machine. */
export function storedJetskis(
  house: House,
  { jetskis: ids, duration: code }: JetskisChosen,
  { date, multi }: { date: string; multi: boolean },
) {
  const { totalCents } = quoteJetskis(house, { jetskis: ids, duration: code }, date)
  const price = euros(jetskiCents(house, ids[0]!, { duration: code, date }) ?? totalCents / ids.length)
  const duration = {
    id: code,
    label: house.activities['jetski-rental'].durations[code]!.label,
    price,
    ...(usesFuel(ids, code) ? { note: 'plus fuel' } : {}),
  }
  const selectedJetskis = ids.map((id) => {
    const { name, specs } = jetskiOf(house, id)
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

/** Machines and duration of either stored value; undefined if it is broken, of unknown machines, or no longer has a price. */
export function jetskisOfStored(
  house: House,
  { selectedJetskis, durationData, duration }: Stored,
): JetskisChosen | undefined {
  if (!Array.isArray(selectedJetskis)) return undefined
  const ids = selectedJetskis.map((jetski) => findJetski(house, String(fieldOf(jetski, 'id')))?.id)
  const jetskis = ids.filter((id) => id !== undefined)
  const said = durationData ?? duration
  const code = [fieldOf(said, 'id'), fieldOf(said, 'label')]
    .map((text) => findJetskiDuration(house, String(text)))
    .find((each) => each !== undefined)
  const isOurs =
    ids.length > 0 && ids.length <= house.activities['jetski-rental'].most && jetskis.length === ids.length
  return isOurs && code && !durationConflict(house, jetskis, code) ? { jetskis, duration: code } : undefined
}

const fieldOf = (stored: unknown, name: string): unknown => (stored as Stored | null | undefined)?.[name]
