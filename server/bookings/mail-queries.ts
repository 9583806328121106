import { findActivity } from '#domain/activities/catalogue.ts'
import { alternativesTo } from '../availability/alternatives.ts'
import type { Deps } from '../deps.ts'
import type { AskBookings } from '../notifications/post.ts'
import { newOwnLink } from './own-link.ts'

/** What mails ask of the bookings. */
export const bookingMailQueries = ({
  db,
  now,
  availability,
}: Pick<Deps, 'db' | 'now' | 'availability'>): AskBookings => ({
  ownLink: (bookingId) => newOwnLink(db, bookingId, now()),
  freeTimes: async (booking) => {
    const activity = findActivity(db.house(), booking.activity)
    return activity
      ? alternativesTo({ activity, choice: booking.choice, request: booking }, availability, now())
      : []
  },
})
