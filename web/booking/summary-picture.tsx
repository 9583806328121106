import { Picture } from '#web/ui/picture.tsx'
import { foil, session, wakeBoat } from './ride-pictures.ts'

const pictures = { foil, session, wakeBoat }

/** The head of a summary: what is booked as a picture, beside words that say the same. */
export const SummaryPicture = ({
  ride,
  className = '',
}: {
  ride: keyof typeof pictures
  className?: string
}) => <Picture of={pictures[ride]} alt="" sizes="23rem" className={`aspect-[16/8.5] w-full ${className}`} />
