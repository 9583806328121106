import { useRef } from 'react'
import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import { corporatePackages } from '#domain/offers/event-packages.ts'
import { type FirstEnquiry, useEnquiry } from '#web/booking/use-enquiry.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { CorporatePackages } from './corporate-packages.tsx'
import { CorporateRequest } from './corporate-request.tsx'
import { eventMail } from './event-mail.ts'
import { teamDay } from './pictures.ts'
import { WhyUs } from './why-us.tsx'

const lead = '5 to 50 people, Noblessner harbour. We bring the boards, the instructors and the sauna.'
const first: FirstEnquiry = {
  kind: 'corporate',
  package: 'premium',
  company: '',
  preferredDate: '',
  people: 15,
}

export const meta = () =>
  headOf({ title: 'Corporate events', description: lead, screen: screens.corporate, picture: teamDay })

export default function CorporatePage() {
  const mailProgram = useRef<HTMLAnchorElement>(null)
  const enquiry = useEnquiry(first, {
    // 'Send Message' opens an e-mail; the request is stored as well, for those who never press its send.
    onSend: (form) => {
      if (!mailProgram.current) return
      mailProgram.current.href = eventMail(form)
      mailProgram.current.click()
    },
  })
  const chosen = corporatePackages.find(({ id }) => id === enquiry.form.entries.package)
  return (
    <PageFrame header="over">
      <Scene picture={teamDay} title="A team day people talk about" titleClass="max-w-[11ch]!" lead={lead}>
        <Link to="#contact" replace className={`${buttonClass('go')} mt-8`}>
          Request Event
        </Link>
      </Scene>
      <WhyUs />
      <CorporatePackages
        onChoose={({ id, fits }) => {
          enquiry.form.set({ package: id, people: Math.round((fits.least + fits.most) / 2) })
        }}
      />
      <CorporateRequest chosen={chosen} enquiry={enquiry} />
      <a ref={mailProgram} hidden href={eventMail()}>
        E-mail
      </a>
    </PageFrame>
  )
}
