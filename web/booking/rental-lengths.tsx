import { priceText } from '#domain/money.ts'
import { HowLong } from './how-long.tsx'
import type { RentalState } from './use-rental.ts'

type Props = { state: RentalState; lengths: { code: string; name: string; cents: number }[] }

/** How long, at its price; one length alone is said. */
export function RentalLengths({ state: { rental, form, entries }, lengths }: Props) {
  const { per } = rental.rental
  const [only] = lengths.length > 1 ? [] : lengths
  return (
    <div className="mt-6">
      {only ? (
        `${only.name}, ${priceText(only.cents)} ${per}`
      ) : (
        <HowLong
          look="tiles"
          per={per}
          lengths={lengths}
          value={entries.duration}
          onChange={(duration) => form.set({ duration })}
        />
      )}
    </div>
  )
}
