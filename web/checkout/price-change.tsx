import { priceText } from '#domain/money.ts'
import { Note } from '#web/ui/note.tsx'

/** The server's price differs from the one shown before: told before anything is charged (R-M1). */
export const PriceChange = ({ before, total }: { before: number; total: number }) => (
  <Note kind="info" role="status" title={`The price is now ${priceText(total)}.`} className="mt-4">
    <s>{priceText(before)}</s> stood there before. Nothing is booked until you press the button with the new
    price.
  </Note>
)
