import type { House } from '../house/house.ts'
import type { Promised } from '../house/house-enquiry.ts'

// When we promise to answer: the same instant on pages, in mails and in the inbox.

/** A request is answered at least this long before its start, if that is sooner than promised. */
const beforeStartMinutes = 60

/** How long the customer may agree to an offered price. */
const offerHours = 24

/** When an offer made at `at` ends: at the start of the ride at the latest. */
export function offerEnds(at: Temporal.Instant, start: Temporal.Instant): Temporal.Instant {
  const later = at.add({ hours: offerHours })
  return Temporal.Instant.compare(later, start) < 0 ? later : start
}

type Request = { sentAt: Temporal.Instant; start: Temporal.Instant; promiseMinutes: number }

/** The instant by which a request is answered; undefined if it starts too soon to promise one. */
export function answerDue({ sentAt, start, promiseMinutes }: Request): Temporal.Instant | undefined {
  const promised = sentAt.add({ minutes: promiseMinutes })
  const latest = start.subtract({ minutes: beforeStartMinutes })
  const due = Temporal.Instant.compare(promised, latest) < 0 ? promised : latest
  return Temporal.Instant.compare(due, sentAt) > 0 ? due : undefined
}

/** 'within 30 minutes', 'within 24 hours'. */
export const promiseText = (house: House, kind: Promised): string =>
  `within ${spanText(house.enquiry.promiseMinutes[kind])}`

/** "30 minutes", "an hour", "3 days". */
export function spanText(minutes: number): string {
  if (minutes === 60) return 'an hour'
  if (minutes % 60 !== 0) return `${minutes} minutes`
  return minutes > 48 * 60 && minutes % 1440 === 0 ? `${minutes / 1440} days` : `${minutes / 60} hours`
}
