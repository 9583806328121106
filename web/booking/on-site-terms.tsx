import { Link } from 'react-router'
import { cancelPolicyText, freeCancelHours } from '#domain/booking/policy.ts'
import { dateText, instantOf, wallTime } from '#domain/calendar.ts'

type Props = {
  /** The chosen start, where one is chosen. */
  start?: { date: string; time: string; zone: string }
  now?: Temporal.Instant
  /** Staff answer first. */
  request?: boolean
}

/** Before the button of what is paid on site: when and how it is paid, until when cancelling is free, the terms. */
export const OnSiteTerms = ({ start, now, request }: Props) => (
  <p className="mt-4 text-sm text-muted">
    Nothing is charged now. {request ? 'After we confirm, you' : 'You'} pay when you arrive, by card or cash.{' '}
    {(start && now && freeUntil(start, now)) ?? cancelPolicyText}{' '}
    <Link to="/terms" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
      Our terms
    </Link>
  </p>
)

function freeUntil(start: NonNullable<Props['start']>, now: Temporal.Instant): string | undefined {
  if (start.date === '' || start.time === '') return undefined
  const until = instantOf(start.date, start.time, start.zone).subtract({ hours: freeCancelHours })
  if (Temporal.Instant.compare(until, now) <= 0)
    return 'It starts so soon that cancelling is not free any more.'
  const there = wallTime(until, start.zone)
  return `Cancel free of charge until ${dateText(there.date)}, ${there.time}.`
}
