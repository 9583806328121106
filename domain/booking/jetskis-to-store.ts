import { jetskiCents, jetskiTimes, quoteJetskis, usesFuel } from '../activities/jetski.ts'
import { jetskiOf } from '../fleet/jetskis.ts'
import { euros } from '../money.ts'
import type { JetskiBookingData, JetskiSelection, JetskisChosen } from './stored-jetskis.ts'

/** Both stored values for a selection (R-P5); prices in euros, the duration's for the first machine. */
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
