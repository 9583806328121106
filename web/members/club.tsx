import { screens } from '#contract/screens.ts'
import { experienceLevels } from '#domain/enquiries/enquiry-kinds.ts'
import type { ClubWords } from '#domain/house/house-club.ts'
import { clubPageWords, nextSession, ownClubPicture } from '#domain/offers/club.ts'
import { EnquiryFields, EnquiryOutcome } from '#web/booking/enquiry.tsx'
import { useEnquiry } from '#web/booking/use-enquiry.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { useHouse } from '#web/house-on-page.ts'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { metaOf } from '#web/shell/head.ts'
import { benefitIcons } from '#web/ui/benefit-point.tsx'
import { Button } from '#web/ui/button.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { ClubEvents } from './club-events.tsx'
import { club } from './member-pictures.ts'

const levels = experienceLevels.map((level) => ({
  value: level,
  name: level.charAt(0).toUpperCase() + level.slice(1),
}))

/** The join request: after a second the success message and a cleared form, and really stored (R-A14). */
function JoinForm() {
  const enquiry = useEnquiry(
    { kind: 'club-join', experience: '' },
    { atLeastMs: 1_000, failed: 'Submission Failed' },
  )
  const { form } = enquiry
  return (
    <form noValidate method="dialog" aria-label="Ask to join" onSubmit={enquiry.submit}>
      <EnquiryFields
        enquiry={enquiry}
        message={{ label: 'Message', placeholder: 'What would you like to learn?' }}
      >
        <Options
          legend={
            <>
              Experience <i>optional</i>
            </>
          }
          look="chip"
          className="pairs sm:grid-cols-4"
          options={levels}
          value={experienceLevels.find((level) => level === form.entries.experience)}
          onChange={(level) => form.set({ experience: level })}
        />
      </EnquiryFields>
      <div className="mt-5 grid gap-5">
        <EnquiryOutcome enquiry={enquiry} />
        <Button type="submit" busy={enquiry.sending} busyLabel="Processing...">
          Send join request
        </Button>
      </div>
    </form>
  )
}

export const meta = metaOf((house) => ({
  title: 'Members’ club',
  description: clubPageWords(house).lead,
  screen: screens.club,
  picture: ownClubPicture(house) ?? club,
}))

/** A longer heading gets more width, not more lines. */
const shortHeading = 24

export default function ClubPage() {
  const house = useHouse()
  const { heading, lead, testimonials } = clubPageWords(house)
  return (
    <FullFrame>
      <Scene
        picture={ownClubPicture(house) ?? club}
        title={heading}
        titleClass={heading.length > shortHeading ? '' : 'max-w-[9ch]!'}
        lead={lead}
        overlapped
      />
      <div className="pb-section">
        <ClubJoin />
        <ClubEvents />
        {testimonials.length > 0 && <Testimonials of={testimonials} />}
      </div>
    </FullFrame>
  )
}

/** Quotes from members. */
const Testimonials = ({ of: list }: { of: ClubWords['testimonials'] }) => (
  <section aria-label="What members say" className="mx-auto max-w-page px-gutter pt-section">
    <div className="grid gap-x-16 gap-y-14 border-t border-line pt-12 lg:grid-cols-2 lg:pt-16">
      {list.map(({ name, about, text }) => (
        <figure key={`${name} ${text}`} className="min-w-0 [overflow-wrap:anywhere]">
          <blockquote className="font-display text-3xl leading-[1.22] font-[540] tracking-title text-balance">
            “{text}”
          </blockquote>
          <figcaption className="mt-6 text-muted">
            <b className="font-semibold text-ink">{name}</b>
            {about && `, ${about}`}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
)

/** The form to join is first: what the club offers at the left, the request at the right. */
const ClubJoin = () => (
  <section id="join" className="relative z-10 mx-auto -mt-16 max-w-page px-3 sm:px-gutter lg:-mt-28">
    <div className="grid rounded-xl bg-surface shadow-float lg:grid-cols-[1fr_1.5fr]">
      <div className="flex flex-col p-6 pb-2 sm:p-10 lg:pb-10">
        <h2 className="text-3xl">Ask to join</h2>
        <p className="mt-2 max-w-[32ch] text-muted">We read every request, and a person answers it.</p>
        <ul className="mt-6 mb-6 space-y-3.5">
          {clubPageWords(useHouse()).benefits.map(({ icon, title, description }) => {
            const Icon = benefitIcons[icon]
            return (
              <li key={`${title} ${description}`} className="flex gap-3.5">
                <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-sea-600" />
                <span className="min-w-0 [overflow-wrap:anywhere]">
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
  const session = nextSession(useHouse(), useNow())
  if (session === undefined) return null
  return (
    <p className="mt-auto border-t border-line pt-5 max-lg:hidden">
      <span className="block text-muted">Next session</span>
      <span className="mt-1 block font-display text-xl font-[560] tracking-title">{session}</span>
    </p>
  )
}
