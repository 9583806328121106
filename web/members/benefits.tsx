import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { benefitsOf, membership } from '#domain/offers/membership.ts'
import { useHouse } from '#web/house-on-page.ts'
import { benefitIcons, onlyIn, Point } from '#web/ui/benefit-point.tsx'
import { NonBreaking } from '#web/ui/non-breaking.tsx'

export const Benefits = () => (
  <section className="mx-auto max-w-page px-gutter pt-section">
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h2 className="display text-4xl">What members have</h2>
      <Link
        to="/surf-klub"
        className="flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
      >
        The members’ club: people to ride with
        <ArrowRight className="size-5" />
      </Link>
    </div>
    <ul className="mt-10 grid gap-x-16 sm:grid-cols-2">
      {benefitsOf(useHouse()).map(({ icon, title, description, only }) => (
        <Point
          key={`${title} ${description}`}
          icon={benefitIcons[icon]}
          title={title}
          className={`border-t border-line py-6 ${onlyIn[only ?? 'both']}`}
        >
          <NonBreaking>{description}</NonBreaking>
        </Point>
      ))}
    </ul>
    <Promotion />
  </section>
)

const Promotion = () => (
  <div className="mt-6 grid not-in-demo:hidden grid-cols-[1fr_auto] items-center gap-x-4 overflow-hidden rounded-lg bg-apricot-100 text-apricot-800 lg:grid-cols-[1fr_24rem]">
    <p className="py-7 pl-6 sm:pl-10">
      <b className="block font-display text-2xl font-[560] tracking-title">
        <NonBreaking>{`The ${membership.promotion.member}th member gets ${membership.promotion.prize}`}</NonBreaking>
      </b>
      <span className="mt-1 block">worth {membership.promotion.worth}.</span>
    </p>
    <img
      src="/fleet/efoil.svg"
      alt=""
      width={640}
      height={400}
      loading="lazy"
      className="h-36 w-36 flex-none max-[22rem]:w-20 self-end object-cover object-[50%_30%] sm:h-44 sm:w-72"
    />
  </div>
)
