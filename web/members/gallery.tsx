import { Picture } from '#web/ui/picture.tsx'
import { groupRide, jetskiRide, privateRide, raft, wakeRide } from './pictures.ts'

const small = '(max-width: 39.99rem) 46vw, (max-width: 80rem) 24vw, 300px'
const large = '(max-width: 39.99rem) 92vw, (max-width: 80rem) 48vw, 600px'
const first = groupRide
const others = [wakeRide, jetskiRide, raft, privateRide]

export const Gallery = () => (
  <section aria-label="Gallery" className="mx-auto max-w-page px-gutter pt-section">
    <div className="grid h-[34rem] grid-cols-2 grid-rows-[1.35fr_1fr_1fr] gap-3 sm:h-[30rem] sm:grid-cols-4 sm:grid-rows-2 sm:gap-4">
      <div className="col-span-2 min-h-0 overflow-hidden rounded-xl sm:row-span-2">
        <Picture of={first} sizes={large} className="size-full" />
      </div>
      {others.map((each) => (
        <div key={each.name} className="min-h-0 overflow-hidden rounded-xl">
          <Picture of={each} sizes={small} className="size-full" />
        </div>
      ))}
    </div>
  </section>
)
