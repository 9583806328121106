import { membership } from '#domain/offers/membership.ts'
import { Picture } from '#web/ui/picture.tsx'
import { farOut } from './pictures.ts'

/** The whole width is sea and sky; the rider and the sun stand right of the words. */
export const MemberHero = () => (
  <section className="dusk relative overflow-hidden bg-page lg:h-[43rem]">
    <Picture
      of={farOut}
      sizes="(max-width: 63.99rem) max(100vw, 35rem), max(100vw, 65rem)"
      first
      className="absolute inset-x-0 top-0 h-[23rem] w-full lg:h-full"
    />
    <span className="absolute inset-0 bg-linear-to-r from-sea-950/92 via-sea-950/78 via-[calc(50%-9rem)] to-transparent to-[calc(50%+14rem)] max-lg:hidden" />
    <span className="absolute inset-x-0 top-0 shade-foot h-[23.1rem] lg:hidden" />
    <div className="relative mx-auto flex h-full max-w-page flex-col px-gutter pt-[20.5rem] pb-28 lg:justify-center lg:pt-0 lg:pb-32">
      <h1 className="display max-w-[11ch] text-5xl">{membership.name}</h1>
      <p className="mt-4 max-w-[34ch] text-lg text-muted">
        For people who would rather be out there every week.
      </p>
    </div>
  </section>
)
