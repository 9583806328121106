import { jetskiWake } from '#domain/fleet/jetski-pictures.ts'
import type { JetskiCategory, JetskiId } from '#domain/fleet/jetskis.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Picture } from '#web/ui/picture.tsx'
import { type Choice, machinesSold } from './choice.ts'
import { MachineCard } from './machine-card.tsx'

const about: Record<JetskiCategory, string> = {
  Recreation: 'Light, playful, easy to wheelie.',
  Euphoria: '300 HP. For riders who have done this before.',
  Touring: 'Room for three, storage and a boarding platform.',
}

type Props = {
  choice: Choice
  /** Undefined in rendered HTML. */
  today: string | undefined
  inService: readonly JetskiId[]
  onPress: (id: JetskiId) => void
}

/** The fleet by category; machines in maintenance are shown but cannot be selected. */
export const Fleet = (props: Props) => (
  <>
    <div className="mt-10 lg:mt-12">
      <Category {...props} category="Recreation" />
    </div>
    <div className="mt-10 empty:hidden lg:mt-12">
      <Category {...props} />
    </div>
    <div className="mt-10 grid gap-x-4 gap-y-10 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-y-0 lg:mt-12">
      <Category {...props} category="Euphoria" wide />
      <Category {...props} category="Touring" wide />
    </div>
    {/* Not on a phone: there the total is directly below the machines. */}
    <Picture
      of={jetskiWake}
      sizes="(min-width: 64rem) 52rem, 100vw"
      className="mt-10 aspect-[3/1] w-full rounded-xl max-sm:hidden lg:mt-12"
    />
  </>
)

type CategoryProps = Props & { category?: JetskiCategory; wide?: boolean }

function Category({ category, wide, choice, today, inService, onPress }: CategoryProps) {
  const machines = machinesSold(useHouse(), today).filter((jetski) => jetski.category === category)
  const title = category ?? 'More jetskis'
  if (machines.length === 0) return null
  return (
    <section
      aria-label={title}
      // Side by side, the cards are aligned however long the text above them is.
      className={wide ? 'sm:row-span-2 sm:grid sm:grid-rows-subgrid' : ''}
    >
      <div className={wide ? '' : 'flex flex-wrap items-baseline gap-x-4'}>
        <h2 className="text-2xl">{title}</h2>
        {category && <p className="text-muted">{about[category]}</p>}
      </div>
      <div className={`mt-4 grid gap-4 ${wide ? '' : 'sm:grid-cols-2 md:max-lg:grid-cols-3 xl:grid-cols-3'}`}>
        {machines.map((jetski) => (
          <MachineCard
            key={jetski.id}
            jetski={jetski}
            duration={choice.duration}
            chosen={choice.jetskis.includes(jetski.id)}
            inService={inService.includes(jetski.id)}
            multi={choice.multi}
            wide={wide}
            onPress={() => onPress(jetski.id)}
          />
        ))}
      </div>
    </section>
  )
}
