import { Link } from 'react-router'
import { cancelPolicyTextOf, tooSoonText } from '#domain/booking/policy.ts'
import { dateText, instantOf, wallTime } from '#domain/calendar.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'

type Props = {
  /** The activity, for its cancellation policy. */
  activity: string
  start?: { date: string; time: string; zone: string }
  now?: Temporal.Instant
  /** Staff must confirm first. */
  request?: boolean
}

/** Above the button when paying on site: when and how to pay, until when cancelling is free, the terms. */
export function OnSiteTerms({ activity, start, now, request }: Props) {
  const { freeCancelHours: hours } = useOfferedAs(activity)
  return (
    <p className="mt-4 text-sm text-muted">
      Nothing is charged now. {request ? 'After we confirm, you' : 'You'} pay when you arrive, by card or
      cash. {(start && now && freeUntil({ ...start, hours }, now)) ?? cancelPolicyTextOf(hours)}{' '}
      <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
        Our terms
      </Link>
    </p>
  )
}

function freeUntil(
  start: NonNullable<Props['start']> & { hours: number },
  now: Temporal.Instant,
): string | undefined {
  if (start.date === '' || start.time === '') return undefined
  const until = instantOf(start.date, start.time, start.zone).subtract({ hours: start.hours })
  if (Temporal.Instant.compare(until, now) <= 0) return tooSoonText
  const there = wallTime(until, start.zone)
  return `Cancel free of charge until ${dateText(there.date)}, ${there.time}.`
}
