import { useRef } from 'react'
import { Link } from 'react-router'
import { screens } from '#contract/screens.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry.ts'
import type { House } from '#domain/house/house.ts'
import { type EventPackage, eventPlace, packagesOf, peopleOf } from '#domain/offers/event-packages.ts'
import { mailOf } from '#domain/site.ts'
import { type FirstEnquiry, useEnquiry } from '#web/booking/use-enquiry.ts'
import { useHouse } from '#web/house-on-page.ts'
import { FullFrame } from '#web/shell/full-frame.tsx'
import { metaOf } from '#web/shell/head.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { CorporateRequest } from './corporate-request.tsx'
import { teamDay } from './event-pictures.ts'
import { PackageCard } from './package-card.tsx'

// Mail programs truncate addresses at about 2000 characters; the whole message is stored with the request.
const maxInMail = 1200

/** A mailto address with the typed text; an empty one without a request. */
export function eventMail(house: House, form?: EnquiryForm): string {
  const mailLink = mailOf(house.brand.email)
  if (form?.kind !== 'corporate') return mailLink
  const offer = packagesOf(house, 'corporate').find(({ id }) => id === form.package)
  const subject = ['Corporate event', offer?.name, form.company].filter(Boolean).join(', ')
  const body = [
    form.message && shortened(form.message),
    form.message && '',
    offer && `Package: ${offer.name} (${offer.people}, ${offer.length})`,
    form.people && `People: ${form.people}`,
    form.preferredDate && `Day: ${form.preferredDate}`,
    form.company && `Company: ${form.company}`,
    `Name: ${form.fullName}`,
    `E-mail: ${form.email}`,
    `Phone: ${form.phone}`,
  ].filter((line) => line !== undefined)
  return `${mailLink}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join('\r\n'))}`
}

/** As many whole characters as fit, URL-encoded. */
function shortened(text: string): string {
  let length = 0
  let short = ''
  for (const character of text.toWellFormed()) {
    length += encodeURIComponent(character).length
    if (length > maxInMail) return `${short} …`
    short += character
  }
  return short
}

export function leadOf(house: House): string {
  const { least, most } = peopleOf(packagesOf(house, 'corporate'))
  return `${least} to ${most} people at ${eventPlace(house)}. We bring the boards, the instructors and the sauna.`
}
const first: FirstEnquiry = {
  kind: 'corporate',
  package: 'premium',
  company: '',
  preferredDate: '',
  people: 15,
}

export const meta = metaOf((house) => ({
  title: 'Corporate events',
  description: leadOf(house),
  screen: screens.corporate,
  picture: teamDay,
}))

export default function CorporatePage() {
  const house = useHouse()
  const packages = packagesOf(house, 'corporate')
  const mailProgram = useRef<HTMLAnchorElement>(null)
  const enquiry = useEnquiry(first, {
    // 'Send Message' opens an e-mail; the request is stored too, in case the mail is never sent.
    onSend: (form) => {
      if (!mailProgram.current) return
      mailProgram.current.href = eventMail(house, form)
      mailProgram.current.click()
    },
  })
  const chosen = packages.find(({ id }) => id === enquiry.form.entries.package)
  return (
    <FullFrame>
      <Scene
        picture={teamDay}
        title="A team day people talk about"
        titleClass="max-w-[11ch]!"
        lead={leadOf(house)}
      >
        <Link to="#contact" replace className={`${buttonClass('go')} mt-8`}>
          Request Event
        </Link>
      </Scene>
      <WhyUs />
      <CorporatePackages
        packages={packages}
        onChoose={({ id, fits }) => {
          enquiry.form.set({ package: id, people: Math.round((fits.least + fits.most) / 2) })
        }}
      />
      <CorporateRequest packages={packages} chosen={chosen} enquiry={enquiry} />
      <a ref={mailProgram} hidden href={eventMail(house)}>
        E-mail
      </a>
    </FullFrame>
  )
}

const reasonsOf = (house: House) => [
  { title: 'Everyone flies', text: 'Most riders are up and foiling in 15-30 minutes, aged 12 to 75.' },
  {
    title: 'One dock, everything there',
    text: `What your day needs is at the same dock: ${eventPlace(house)}.`,
  },
  { title: 'One person plans it with you', text: 'Send a message, get a plan and a price for your group.' },
]

const WhyUs = () => (
  <section className="mx-auto max-w-page px-gutter pt-section">
    <h2 className="display text-4xl">Why us</h2>
    <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-3">
      {reasonsOf(useHouse()).map(({ title, text }) => (
        <div key={title} className="border-t-2 border-ink pt-5">
          <dt className="text-xl font-semibold">{title}</dt>
          <dd className="mt-2 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

type PackagesProps = { packages: readonly EventPackage[]; onChoose: (offer: EventPackage) => void }

/** The three packages; the popular one is higher and has the go button. */
const CorporatePackages = ({ packages, onChoose }: PackagesProps) => (
  <section className="mx-auto max-w-page px-gutter pt-section">
    <h2 className="display text-4xl">Packages</h2>
    <div className="mt-10 grid items-stretch gap-4 lg:grid-cols-3 lg:gap-0">
      {packages.map((offer) => (
        <PackageCard key={offer.id} offer={offer} className={lookOf(offer)}>
          <Link
            to="#contact"
            replace
            data-chooses
            onClick={() => onChoose(offer)}
            className={`${buttonClass(isPopular(offer) ? 'go' : 'line')} mt-auto w-full`}
          >
            Request Event<span className="sr-only"> {offer.name}</span>
          </Link>
        </PackageCard>
      ))}
    </div>
  </section>
)

const isPopular = (offer: EventPackage): boolean => offer.popular === true

function lookOf(offer: EventPackage): string {
  if (isPopular(offer)) return 'relative z-10 bg-surface shadow-float lg:-my-5 lg:py-13'
  return `bg-sunken ${offer.id === 'starter' ? 'lg:rounded-r-none' : 'lg:rounded-l-none'}`
}
