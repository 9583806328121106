import { CalendarHeart, GraduationCap, type LucideIcon, Percent, Tag, UsersRound } from 'lucide-react'
import { screens } from '#contract/screens.ts'
import { clubBenefits, testimonials } from '#domain/offers/club.ts'
import { useNow } from '#web/booking/clock.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { ClubEvents } from './club-events.tsx'
import { JoinForm } from './join-form.tsx'
import { nextSession } from './next-session.ts'
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

const icons: readonly LucideIcon[] = [GraduationCap, Percent, CalendarHeart, UsersRound, Tag]

/** Join first: what the club gives at the left, the request at the right. */
const ClubJoin = () => (
  <section id="join" className="relative z-10 mx-auto -mt-16 max-w-page px-3 sm:px-gutter lg:-mt-28">
    <div className="grid rounded-xl bg-surface shadow-float lg:grid-cols-[1fr_1.5fr]">
      <div className="flex flex-col p-6 pb-2 sm:p-10 lg:pb-10">
        <h2 className="text-3xl">Ask to join</h2>
        <p className="mt-2 max-w-[32ch] text-muted">We read every request, and a person answers it.</p>
        <ul className="mt-6 mb-6 space-y-3.5">
          {clubBenefits.map(({ title, description }, at) => {
            const Icon = icons[at] ?? Tag
            return (
              <li key={title} className="flex gap-3.5">
                <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-sea-600" />
                <span>
                  <span className="block font-medium">{title}</span>
                  <span className="block text-[0.9375rem] text-muted">{description}</span>
                </span>
              </li>
            )
          })}
        </ul>
        <NextSession />
      </div>
      <div className="p-6 sm:p-10 lg:border-l lg:border-line">
        <JoinForm />
      </div>
    </div>
  </section>
)

function NextSession() {
  const now = useNow()
  return (
    <p className="mt-auto border-t border-line pt-5 max-lg:hidden">
      <span className="block text-muted">Next session</span>
      <span className="mt-1 block font-display text-xl font-[560] tracking-title">{nextSession(now)}</span>
    </p>
  )
}
