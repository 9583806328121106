import { CalendarHeart, GraduationCap, type LucideIcon, Percent, Tag, UsersRound } from 'lucide-react'
import { clubBenefits } from '#domain/offers/club.ts'
import { useNow } from '#web/booking/clock.ts'
import { JoinForm } from './join-form.tsx'
import { nextSession } from './next-session.ts'

const icons: readonly LucideIcon[] = [GraduationCap, Percent, CalendarHeart, UsersRound, Tag]

/** Join first: what the club gives at the left, the request at the right. */
export const ClubJoin = () => (
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
