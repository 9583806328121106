import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { parseChoice } from '#domain/activities/choice-schema.ts'
import { movesOf } from '#domain/booking/half-hours.ts'
import { openTimeOffer } from '#domain/booking/time-offer.ts'
import { instantOf, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { busyReader } from '../availability/busy.ts'
import { dayOf } from '../availability/day.ts'
import type { Queries } from '../db/open.ts'
import type { BookingRecord } from '../db/schema.ts'
import { refundOfCancel } from './cancel-refund.ts'
import { activityOfSale, isAt, type Start, staffChannel } from './plan-for.ts'

/**
 * The search for free starts: the booking's choice of the activity as sold, at the starts that a move may choose and its current
 * one. Its own units count as free.
 */
export async function moveSearch(db: Queries, booking: BookingRecord) {
  const { house, activity } = await activityOfSale(db, booking)
  const startTimes: typeof activity.startTimes = (place, date, choice) => {
    const offered = activity.startTimes(place, date, choice)
    const times = activity.moveTimes ?? movesOf(activity)(offered)
    return date === booking.date ? [...new Set([...times, booking.time])].sort() : [...times]
  }
  return {
    sold: {
      activity: { ...activity, startTimes },
      location: booking.location,
      choice: parseChoice(activity, booking.choice),
      channel: staffChannel,
    },
    reader: busyReader(db, () => house, { booking: booking.id }),
  }
}

/** Those of `starts` to which the booking can be moved at that instant, in order, with when its ride would end. */
export async function freeOf(
  db: Queries,
  booking: BookingRecord,
  starts: readonly Start[],
  at: Temporal.Instant,
): Promise<(Start & { until: string })[]> {
  const { sold, reader } = await moveSearch(db, booking)
  const { activity, location, choice } = sold
  const { zone } = locationOf(db.house(), booking.location)
  const free: (Start & { until: string })[] = []
  for (const date of [...new Set(starts.map((start) => start.date))].sort()) {
    const { data } = await dayOf({ ...sold, date }, reader, at)
    for (const time of data.filter((time) => starts.some((start) => isAt(start, { date, time })))) {
      // A full day ends when the place closes.
      const minutes = activity.minutes({ location, date, time }, choice)
      const end = instantOf(date, time, zone).add({ minutes })
      free.push({ date, time, until: wallTime(end, zone).time })
    }
  }
  return free
}

/** The open offer of other times, with those that are still free. */
export async function timeOfferOf(
  db: Queries,
  booking: BookingRecord,
  at: Temporal.Instant,
): Promise<Pick<OwnPage, 'timeOffer'>> {
  const offer = openTimeOffer(booking, at)
  if (!offer) return {}
  const { until, reason, refund } = offer
  const starts = await freeOf(db, booking, offer.starts, at)
  const refundCents = refund ? await refundOfCancel(db, booking, { by: 'operator', at }) : undefined
  return { timeOffer: { starts, until, reason, refundCents } }
}
