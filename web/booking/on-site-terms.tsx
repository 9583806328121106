import { Link } from 'react-router'
import type { PlacedStart } from '#domain/activities/activity.ts'
import { cancelPolicyTextOf, freeCancelHours, tooSoonText } from '#domain/booking/policy.ts'
import { dateText, instantOf, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useNow } from './visitor-clock.ts'

type Props = {
  /** Hours before the start until which a cancel is free. */
  freeHours?: number
  start?: PlacedStart
  /** Staff must confirm first. */
  request?: boolean
}

/** Above the button when paying on site: when and how to pay, until when cancelling is free, the terms. */
export function OnSiteTerms({ freeHours: hours = freeCancelHours, start, request }: Props) {
  const house = useHouse()
  const now = useNow()
  return (
    <p className="mt-4 text-sm text-muted">
      Nothing is charged now. {request ? 'After we confirm, you' : 'You'} pay when you arrive, by card or
      cash. {(start && now && freeUntil(house, { ...start, hours }, now)) ?? cancelPolicyTextOf(hours)}{' '}
      <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
        Our terms
      </Link>
    </p>
  )
}

function freeUntil(
  house: House,
  { date, time, location, hours }: PlacedStart & { hours: number },
  now: Temporal.Instant,
): string | undefined {
  if (date === '' || time === '') return undefined
  const { zone } = locationOf(house, location)
  const until = instantOf(date, time, zone).subtract({ hours })
  if (Temporal.Instant.compare(until, now) <= 0) return tooSoonText
  const there = wallTime(until, zone)
  return `Cancel free of charge until ${dateText(there.date)}, ${there.time}.`
}
