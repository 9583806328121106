import { Link } from 'react-router'
import { boardSpecs } from '#domain/offers/board.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { foilParts } from './pictures.ts'

/** Right of each part of the picture. */
const labels = [
  { name: 'Board', left: '84%', top: '9%' },
  { name: 'Mast', left: '49%', top: '44%' },
  { name: 'Motor', left: '53%', top: '67%' },
  { name: 'Front wing', left: '69%', top: '84%' },
  { name: 'Rear wing', left: '10%', top: '68%' },
]

export function Specs() {
  return (
    <section id="specs" className="mt-section overflow-hidden bg-sea-50 outline-none">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-8 px-gutter py-section lg:grid-cols-[1.25fr_1fr]">
        <figure className="relative">
          <Picture
            of={foilParts}
            sizes="(max-width: 63.99rem) 100vw, 44rem"
            className="aspect-[3/2] w-full rounded-xl"
          />
          <ul className="text-xs font-semibold sm:text-sm">
            {labels.map(({ name, left, top }) => (
              <li
                key={name}
                className="absolute -translate-y-1/2 border-l-2 border-sea-600 pl-2 text-sea-950"
                style={{ left, top }}
              >
                {name}
              </li>
            ))}
          </ul>
        </figure>
        <div>
          <h2 className="display text-4xl">Silent, electric, level</h2>
          <p className="mt-4 max-w-[40ch] text-lg text-muted">
            A wing below, a quiet motor beside it, and nothing to hear but the water.
          </p>
          <dl className="mt-8 divide-y divide-line border-y border-line">
            {boardSpecs.map(({ name, value, note }) => (
              <div
                key={name}
                className="grid grid-cols-[--spacing(30)_1fr] gap-4 py-4 max-[359px]:grid-cols-1 max-[359px]:gap-1"
              >
                <dt className="text-muted">{name}</dt>
                <dd>
                  <span className="block text-lg font-semibold">{value}</span>
                  <span className="block text-[0.9375rem] text-muted">{note}</span>
                </dd>
              </div>
            ))}
          </dl>
          <Link to="/custom-order" className={`${buttonClass('line')} mt-8`}>
            Order a board of your own
          </Link>
        </div>
      </div>
    </section>
  )
}
