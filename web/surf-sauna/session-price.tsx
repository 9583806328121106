import { sessionCents } from '#domain/activities/group-session.ts'
import { priceText } from '#domain/money.ts'
import { useHouse } from '#web/house.ts'

/** What a place in a session costs, booked here and without booking. */
export function SessionPrice({ className = '' }: { className?: string }) {
  const house = useHouse()
  return (
    <p className={className}>
      <span className="tnum font-display text-4xl font-[560] tracking-title">
        {priceText(sessionCents(house, ''))}
      </span>{' '}
      <span className="ml-1 text-muted">
        per person if you book here,{' '}
        <span className="whitespace-nowrap">
          {priceText(sessionCents(house, '', 'walk_in'))} without booking
        </span>
      </span>
    </p>
  )
}
