import { useHouse } from '#web/house-on-page.ts'
import { placesOf } from './session-words.ts'

const looks = {
  taken: 'bg-sea-200 forced-colors:bg-[GrayText]',
  yours: 'bg-selected forced-colors:bg-[Highlight]',
  free: 'bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)] forced-colors:border forced-colors:bg-[Canvas]',
} as const

/** The 15 places of a session in a row: taken, yours, free. `free`: the number free before yours. */
export function Places({ free, yours }: { free: number; yours: number }) {
  const house = useHouse()
  const { mostInSession } = house.activities['efoil-group']
  const places = placesOf(house, free, yours)
  const cells = (['taken', 'yours', 'free'] as const).flatMap((kind) =>
    Array.from({ length: places[kind] }, (_, index) => ({ kind, key: `${kind} ${index}` })),
  )
  return (
    <>
      <div
        role="img"
        aria-label={`${places.taken} of ${mostInSession} places taken, ${places.yours} are yours, ${places.free} stay free`}
        className="flex gap-1"
      >
        {cells.map(({ kind, key }) => (
          <span key={key} className={`h-9 flex-1 rounded-xs forced-color-adjust-none ${looks[kind]}`} />
        ))}
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-5 text-sm text-muted" aria-hidden="true">
        <span>{places.taken} taken</span>
        <b className="font-semibold text-ink">{places.yours} yours</b>
        <span>{places.free} free</span>
      </p>
    </>
  )
}
