import type { PartProps } from './edits.ts'
import { PictureChoice } from './picture-choice.tsx'
import { usualPictures } from './site-pictures.ts'

type Props = Pick<PartProps, 'at'> & {
  page: keyof typeof usualPictures
  label: string
  /** As its buttons name it: 'the club page'. */
  title: string
  hint: string
}

/** The picture at the head of a page: the owner's, or the default. */
export const PagePicture = ({ at, page, label, title, hint }: Props) => (
  <section className="card grid gap-4 p-4 sm:p-5" aria-label={label}>
    <p className="max-w-[60ch] text-muted">{hint}</p>
    <PictureChoice title={title} firstAlt="" of={at(page)} usual={usualPictures[page]} />
  </section>
)
