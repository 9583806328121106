import { Link } from 'react-router'
import type { House } from '#domain/house/house.ts'
import { landingWords } from '#domain/house/page-words.ts'
import { priceText } from '#domain/money.ts'
import { benefitsOf, membership } from '#domain/offers/membership.ts'
import { benefitIcons, onlyIn, Point } from '#web/ui/benefit-point.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { everyWeek } from './landing-pictures.ts'

export function Membership({ house }: { house: House }) {
  return (
    <section id="membership" className="mx-auto max-w-page px-gutter py-section outline-none">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
        <Offer house={house} />
        <div>
          <ul className="divide-y divide-line border-y border-line">
            {benefitsOf(house).map(({ icon, title, description, only }) => (
              <Point
                key={`${title} ${description}`}
                icon={benefitIcons[icon]}
                title={title}
                className={`py-5 ${onlyIn[only ?? 'both']}`}
              >
                {description}
              </Point>
            ))}
          </ul>
          <Promotion />
        </div>
      </div>
    </section>
  )
}

function Offer({ house }: { house: House }) {
  const fees = house.membership
  return (
    <div>
      <h2 className="display text-4xl">{membership.name}</h2>
      <p className="mt-4 max-w-[36ch] text-lg text-muted">{landingWords(house).memberLine}</p>
      <p className="mt-8 flex items-baseline gap-3">
        <span className="tnum font-display text-5xl font-[540] tracking-display">
          {priceText(fees.joiningFeeCents)}
        </span>
        <span className="text-muted">to join</span>
      </p>
      <p className="mt-2 text-lg">
        <span className="tnum font-semibold">{priceText(fees.monthlyFeeCents)} a month</span>{' '}
        <span className="text-muted">{membership.terms}</span>
      </p>
      <Link to="/membership" className={`${buttonClass('ink')} mt-8`}>
        Become a Member
      </Link>
      <div className="mt-12 max-lg:hidden">
        <Picture
          of={everyWeek}
          sizes="(max-width: 63.99rem) 1px, 560px"
          className="aspect-[16/11] w-full rounded-xl"
        />
      </div>
    </div>
  )
}

const Promotion = () => (
  <div className="mt-8 flex items-center gap-5 rounded-lg not-in-demo:hidden bg-apricot-100 p-5 text-apricot-800">
    <img
      src="/fleet/efoil.svg"
      alt=""
      width={640}
      height={400}
      loading="lazy"
      className="h-20 w-28 flex-none object-cover object-top max-sm:hidden"
    />
    <p>
      <b className="block text-lg">
        The {membership.promotion.member}th member gets {membership.promotion.prize}
      </b>
      worth {membership.promotion.worth}.
    </p>
  </div>
)
