import { Picture } from '#web/ui/picture.tsx'
import { fromAbove } from './pictures.ts'

export const Gallery = () => (
  <section aria-label="Gallery" className="mx-auto max-w-page px-gutter pt-section">
    <Picture
      of={fromAbove}
      sizes="(max-width: 80rem) 100vw, 80rem"
      className="aspect-[4/3] w-full rounded-xl sm:aspect-[21/9]"
    />
  </section>
)
