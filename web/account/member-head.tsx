import { Gem, Headset, Percent, TicketCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { monthText } from '#domain/calendar.ts'
import { useHouse } from '#web/house-on-page.ts'
import { signOut } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

type Props = { user: User; title: string; since?: string | null | undefined }

/** The person, the page's title, and a button to book a ride. */
export const MemberHead = ({ user, title, since }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
    <div className="min-w-0">
      <p className="text-muted">
        {user.fullName ?? user.username}
        {since && `, member since ${monthText(since)}`}
      </p>
      <h1 className="display mt-1 text-4xl">{title}</h1>
    </div>
    <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-row-reverse">
      {/* On phones it is in the profile: this row is for the ride. */}
      <Button kind="ghost" className="max-sm:hidden" onClick={() => void signOut()}>
        Sign Out
      </Button>
      <Link to="/profile" className={buttonClass('line')}>
        Profile
      </Link>
      <Link to="/booking" className={`${buttonClass('go')} max-sm:flex-1`}>
        Book a ride
      </Link>
    </p>
  </div>
)

/** Benefits of the platinum membership. */
const benefitsAt = (percent: number) => [
  { icon: TicketCheck, text: 'Priority bookings' },
  { icon: Percent, text: `${percent}% VIP discount` },
  { icon: Headset, text: '24/7 concierge' },
  { icon: Gem, text: 'VIP access' },
]

export const PlatinumBenefits = () => (
  <section className="mt-14">
    <h2 className="text-2xl">Your benefits</h2>
    <ul className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {benefitsAt(useHouse().membership.discounts.platinum).map(({ icon: Icon, text }) => (
        <li
          key={text}
          className="flex items-center gap-3.5 border-t border-line py-4 font-semibold lg:border-t-2 lg:border-ink lg:pt-5"
        >
          <Icon aria-hidden="true" className="size-5 flex-none text-sea-600" />
          {text}
        </li>
      ))}
    </ul>
  </section>
)
