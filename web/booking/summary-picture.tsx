import { Picture, type PictureSource } from '#web/ui/picture.tsx'

/** The head of a summary: what is booked as a picture, beside words that say the same. */
export const SummaryPicture = ({ of, className = '' }: { of: PictureSource; className?: string }) => (
  <Picture of={of} alt="" sizes="23rem" className={`aspect-[16/8.5] w-full ${className}`} />
)
