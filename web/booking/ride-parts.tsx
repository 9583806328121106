import { Gift } from 'lucide-react'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { HowLong } from './how-long.tsx'
import { atMostFoils, giftWords, rideLengths } from './ride-words.ts'
import type { Ride } from './use-ride.ts'

// The choices of a ride, shared by the landing's test drive and the private page.

type Part = { ride: Ride }

export const FoilCount = ({ ride: { sold, form, choice }, hint }: Part & { hint: string }) => (
  <Stepper
    label="Foils"
    hint={hint}
    unit="foil"
    min={1}
    max={sold.fields.foils.most}
    atMost={atMostFoils(sold)}
    value={choice.foils}
    onChange={(foilCount) => form.set({ foilCount })}
  />
)

export const RideLength = ({
  ride: { sold, form, entries, start, choice },
  look,
}: Part & { look: 'tiles' | 'chips' }) => (
  <HowLong
    look={look}
    per="per foil"
    lengths={rideLengths(sold, { location: entries.location, date: start.date })}
    value={choice.duration}
    onChange={(duration) => form.set({ duration })}
  />
)

/** The gift for 3 or more foils, or how many more are needed for it. */
export function GiftNote({ ride: { sold, choice, entries, span }, className }: Part & { className: string }) {
  const gift = giftWords(sold, choice, { location: entries.location, span })
  return (
    gift && (
      <Note kind="gift" icon={Gift} className={className} title={gift.title}>
        {gift.text}
      </Note>
    )
  )
}
