import { rideFacts } from '#domain/offers/board.ts'
import { Experiences } from './experiences.tsx'
import { Membership } from './membership.tsx'
import { Specs } from './specs.tsx'
import { SurfSauna } from './surf-sauna.tsx'

/** What is only read, below the form. */
export const Sections = () => (
  <>
    <Specs />
    <Experiences />
    <Membership />
    <SurfSauna />
    <Facts />
  </>
)

const edges = ['', 'border-l pl-5 lg:pl-8', 'lg:border-l lg:pl-8', 'border-l pl-5 lg:pl-8']

/** To read only: nothing here leads anywhere. */
function Facts() {
  return (
    <section className="mx-auto max-w-page px-gutter py-section">
      <h2 className="sr-only">Interesting facts</h2>
      <dl className="grid grid-cols-2 gap-y-12 lg:grid-cols-4">
        {rideFacts.map(({ before, figure, unit, text }, index) => (
          <div
            key={text}
            className={`flex flex-col-reverse justify-end border-line pr-4 ${edges[index % edges.length]}`}
          >
            <dt className="mt-2 max-w-[18ch] text-muted">{text}</dt>
            <dd className="font-display text-[min(clamp(2.25rem,1.4rem+3vw,4rem),11.5vw)] leading-none font-[540] tracking-display whitespace-nowrap">
              <span className="-mr-4 mb-2 block whitespace-normal font-sans text-base font-normal tracking-normal text-muted">
                {before}{' '}
              </span>
              {figure}
              <span className="text-lg tracking-normal text-muted max-sm:mt-1 max-sm:block sm:ml-1.5">
                {' '}
                {unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
