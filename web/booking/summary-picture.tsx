import { Picture, type PictureSource } from '#web/ui/picture.tsx'

/** The head of a summary: a picture of what is booked, next to text that says the same. */
export const SummaryPicture = ({ of, className = '' }: { of: PictureSource; className?: string }) => (
  <Picture of={of} alt="" sizes="23rem" className={`aspect-[16/8.5] w-full ${className}`} />
)
