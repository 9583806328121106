import { testimonials } from '#domain/offers/club.ts'

/** Two members in their own words. */
export const Voices = () => (
  <section aria-label="What members say" className="mx-auto max-w-page px-gutter py-section">
    <div className="grid gap-x-16 gap-y-14 border-t border-line pt-12 lg:grid-cols-2 lg:pt-16">
      {testimonials.map(({ name, since, text }) => (
        <figure key={name}>
          <blockquote className="font-display text-3xl leading-[1.22] font-[540] tracking-title text-balance">
            “{text}”
          </blockquote>
          <figcaption className="mt-6 text-muted">
            <b className="font-semibold text-ink">{name}</b>, {since}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
)
