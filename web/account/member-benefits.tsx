import { Gem, Headset, Percent, TicketCheck } from 'lucide-react'
import { useHouse } from '#web/house.ts'

/** Benefits of the platinum membership. */
const benefitsAt = (percent: number) => [
  { icon: TicketCheck, text: 'Priority bookings' },
  { icon: Percent, text: `${percent}% VIP discount` },
  { icon: Headset, text: '24/7 concierge' },
  { icon: Gem, text: 'VIP access' },
]

export const PlatinumBenefits = ({ className = 'mt-14' }: { className?: string }) => (
  <section className={className}>
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
