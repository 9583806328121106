import { Picture } from '#web/ui/picture.tsx'
import { rain, remote, spray } from './pictures.ts'

const small = '(max-width: 39.99rem) 46vw, (max-width: 80rem) 32vw, 405px'
const large = '(max-width: 39.99rem) 92vw, (max-width: 80rem) 64vw, 830px'

export const Gallery = () => (
  <section aria-label="Gallery" className="mx-auto max-w-page px-gutter pt-section">
    <div className="grid grid-cols-2 gap-3 sm:h-[34rem] sm:grid-cols-3 sm:grid-rows-2 sm:gap-4">
      <div className="col-span-2 aspect-[3/2] min-h-0 overflow-hidden rounded-xl sm:row-span-2 sm:aspect-auto">
        <Picture of={spray} sizes={large} className="size-full" />
      </div>
      {[rain, remote].map((each) => (
        <div key={each.name} className="aspect-square min-h-0 overflow-hidden rounded-xl sm:aspect-auto">
          <Picture of={each} sizes={small} className="size-full" />
        </div>
      ))}
    </div>
  </section>
)
