import { Check } from 'lucide-react'
import { useId } from 'react'
import { saunaPicture } from '#domain/activities/ride-pictures.ts'
import { saunaAfter } from '#domain/activities/wake-surf.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Wake } from './use-wake.ts'
import { saunaPrices, saunaSpan, saunaText } from './wake-words.ts'

/** The floating sauna after the wake session, with its four prices; the applicable one is highlighted. */
export const WakeSauna = ({ wake }: { wake: Wake }) => (
  <section className="border-t border-line py-8 lg:py-10">
    <div className="mb-5 flex items-baseline justify-between gap-4">
      <h2 className="text-2xl">Warm up after</h2>
      <p className="text-sm text-muted sm:text-base">optional</p>
    </div>
    <SaunaCard wake={wake} />
  </section>
)

function SaunaCard({
  wake: {
    entries,
    start: { date, time },
    toggleSauna,
  },
}: {
  wake: Wake
}) {
  const id = useId()
  const house = useHouse()
  const { location } = entries
  const chosen = { date, time, location }
  const when = date !== '' && time !== '' ? chosen : undefined
  const after = when && saunaAfter(house, when, entries.duration)
  return (
    <div
      className={`relative overflow-hidden rounded-lg bg-surface after:pointer-events-none after:absolute after:inset-0 after:rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:grid sm:grid-cols-[15rem_1fr] ${entries.sauna ? 'after:shadow-[inset_0_0_0_2.5px_var(--color-selected)]' : 'shadow-hair hover:after:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
    >
      <input
        id={id}
        type="checkbox"
        value="sauna"
        checked={entries.sauna}
        onChange={toggleSauna}
        aria-label={saunaText(house)}
        aria-describedby={`${id}-when`}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-lg outline-none"
      />
      <Picture
        of={saunaPicture}
        alt=""
        sizes="(min-width: 640px) 15rem, 100vw"
        className="aspect-[16/9] size-full sm:aspect-auto"
      />
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="font-display text-xl font-[560] tracking-title">{saunaText(house)}</p>
            <p id={`${id}-when`} className="mt-1 text-muted" aria-live="polite">
              {when
                ? `Starts when you come off the wave: ${saunaSpan(house, when, entries.duration)}.`
                : `Starts when you come off the wave. Evening prices from ${house.activities['wake-surf'].sauna.eveningFrom}.`}
            </p>
          </div>
          <span className={`check ${entries.sauna ? 'on' : ''}`} aria-hidden="true">
            {entries.sauna && <Check />}
          </span>
        </div>
        <dl className="mt-5 grid gap-x-6 gap-y-1 border-t border-line pt-4 text-[0.9375rem] sm:grid-cols-2">
          {saunaPrices(house, chosen, entries.duration).map(({ days, slot, label, cents }) => (
            <div
              key={label}
              className={`flex justify-between gap-3 ${after?.days === days && after.slot === slot ? 'font-semibold' : 'text-muted'}`}
            >
              <dt>{label}</dt>
              <dd className="tnum">{priceText(cents)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** On a day without a start, only the sauna may be the reason. */
export const WithoutSauna = ({ wake }: { wake: Wake }) => (
  <div className="mt-5">
    <p className="mb-3">The boat is free on this day, only the floating sauna is taken.</p>
    <Button kind="line" size="md" onClick={wake.toggleSauna}>
      Go without the sauna
    </Button>
  </div>
)
