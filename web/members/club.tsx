import { screens } from '#contract/screens.ts'
import { testimonials } from '#domain/offers/club.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { ClubEvents } from './club-events.tsx'
import { ClubJoin } from './club-join.tsx'
import { club } from './pictures.ts'

const lead = 'One coached session a week, two big days a summer, and people to ride with.'

export const meta = () =>
  headOf({ title: 'Members’ club', description: lead, screen: screens.club, picture: club })

export default function ClubPage() {
  return (
    <PageFrame header="over">
      <Scene
        picture={club}
        title="Surf with the same faces"
        titleClass="max-w-[9ch]!"
        lead={lead}
        overlapped
      />
      <ClubJoin />
      <ClubEvents />
      <Voices />
    </PageFrame>
  )
}

/** Two members in their own words. */
const Voices = () => (
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
