import type { ShownPicture } from '#domain/house/house-fields.ts'
import { type PartProps, pictureProblem } from './edits.ts'
import { PictureChoice } from './picture-choice.tsx'
import { usualPictures } from './site-pictures.ts'

type Props = Pick<PartProps, 'house' | 'problems' | 'edit'> & {
  page: keyof typeof usualPictures
  label: string
  /** As its buttons name it: 'the club page'. */
  title: string
  hint: string
}

/** The picture at the head of a page: the owner's, or the default. */
export function PagePicture({ house, problems, edit, page, label, title, hint }: Props) {
  const setPicture = (picture: ShownPicture | undefined) =>
    edit((latest) => ({ ...latest, [page]: { ...latest[page], picture } }))
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-label={label}>
      <p className="max-w-[60ch] text-muted">{hint}</p>
      <PictureChoice
        title={title}
        firstAlt=""
        shown={house[page].picture}
        usual={{ of: usualPictures[page], restore: () => setPicture(undefined) }}
        problem={pictureProblem(problems, page)}
        onChange={setPicture}
      />
    </section>
  )
}
