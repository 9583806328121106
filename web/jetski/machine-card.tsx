import { Check } from 'lucide-react'
import { firstJetski, type Jetski } from '#domain/fleet/jetskis.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Badge, maintenance } from '#web/ui/one-badge.tsx'
import { featuresText, seatsText } from './fleet-words.ts'
import { lengthOf, machinePrice } from './jetski-words.ts'
import { MachinePicture } from './machine-picture.tsx'

type Props = {
  jetski: Jetski
  duration: string
  chosen: boolean
  inService: boolean
  /** Several may be chosen: checkboxes, otherwise radios. */
  multi: boolean
  /** Two per row instead of three. */
  wide?: boolean
  onPress: () => void
}

/** A machine as one button: picture, name, feature, three figures, and the price for the chosen duration. */
export function MachineCard({ jetski, duration, chosen, inService, multi, wide, onPress }: Props) {
  const house = useHouse()
  const quiet = inService ? 'text-quiet' : ''
  return (
    <button
      type="button"
      aria-pressed={inService ? undefined : chosen}
      aria-disabled={inService || undefined}
      onClick={inService ? undefined : onPress}
      className={`card group relative flex overflow-hidden text-left transition-shadow duration-quick after:pointer-events-none after:absolute after:inset-0 after:rounded-lg sm:flex-col ${lookOf(chosen, inService)}`}
    >
      {/* On a phone the picture is between two bands that continue the wall above it and the floor below it. */}
      <span className="relative block w-[44%] flex-none overflow-hidden max-sm:bg-linear-to-b max-sm:from-[#E8E5DF] max-sm:from-50% max-sm:to-[#F8F7F4] max-sm:to-50% sm:w-full">
        <MachinePicture
          id={jetski.id}
          sizes={`(max-width: 39.99rem) 44vw, ${wide ? '36rem' : '24rem'}`}
          first={jetski.id === firstJetski(house)}
          className={`size-full max-sm:bg-transparent! max-sm:object-contain ${wide ? 'sm:aspect-[2/1]' : 'sm:aspect-[16/9]'} ${inService ? 'opacity-45 grayscale' : ''}`}
        />
      </span>
      {!inService && <Mark on={chosen} multi={multi} />}
      {inService && (
        <span className="absolute top-2 left-2 flex rounded-sm shadow-hair sm:top-3 sm:left-3">
          <Badge {...maintenance} />
        </span>
      )}
      <span className="flex flex-1 flex-col p-4 sm:p-5">
        <span
          className={`block pr-8 font-display text-lg font-[560] tracking-title sm:pr-0 sm:text-xl ${quiet}`}
        >
          {jetski.name}
        </span>
        <Specs jetski={jetski} quiet={quiet} />
        <span className="mt-2 block text-[0.9375rem] sm:mt-auto sm:min-h-11 sm:border-t sm:border-line sm:pt-3.5">
          {inService ? (
            <span className="text-muted">Cannot be selected now</span>
          ) : (
            <Price jetski={jetski} duration={duration} />
          )}
        </span>
      </span>
    </button>
  )
}

const lookOf = (chosen: boolean, inService: boolean): string => {
  if (inService) return 'cursor-not-allowed'
  return chosen
    ? 'cursor-pointer after:shadow-[inset_0_0_0_2.5px_var(--color-selected)]'
    : 'cursor-pointer hover:after:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'
}

const Mark = ({ on, multi }: { on: boolean; multi: boolean }) => (
  <span className={`absolute top-3 right-3 flex ${on ? 'on' : ''}`} aria-hidden="true">
    {multi ? (
      <span className={`check ${on ? 'on' : ''}`}>{on && <Check />}</span>
    ) : (
      <span className="radio !size-6 bg-surface" />
    )}
  </span>
)

function Specs({ jetski, quiet }: { jetski: Jetski; quiet: string }) {
  const { specs } = jetski
  const [engine, speed] = [specs.engine, specs.topSpeed].map((text) => (text ? [text.split(' ')] : []))
  const seats = seatsText(jetski)
  const shown = [...engine!, [seats.figure, seats.word], ...speed!]
  return (
    <>
      <span className="mt-1 block text-[0.9375rem] leading-snug text-muted">
        {featuresText(useHouse(), jetski)}
      </span>
      <span className="mt-2 block text-[0.9375rem] text-muted sm:hidden">
        {specs.engine && `${specs.engine} · `}
        {specs.passengers}
      </span>
      <span className="mt-4 mb-4 hidden grid-cols-[1fr_1.25fr_1fr] gap-2 sm:grid">
        {shown.map(([figure, word]) => (
          <span key={word}>
            <b className={`block text-lg leading-tight font-semibold tnum ${quiet}`}>{figure}</b>{' '}
            <span className="block text-sm text-muted">{word}</span>
          </span>
        ))}
      </span>
    </>
  )
}

function Price({ jetski, duration }: { jetski: Jetski; duration: string }) {
  const house = useHouse()
  const { price, cents, note } = machinePrice(house, jetski.id, { duration, date: '' })
  if (cents === undefined) return <span className="font-semibold">{price}</span>
  return (
    <>
      <b className="text-lg font-semibold tnum">{price}</b>{' '}
      <span className="text-muted">
        for {lengthOf(house, duration).short} {note}
      </span>
    </>
  )
}
