import type { Deps } from '../deps.ts'
import type { MailQueries } from '../notifications/message-deps.ts'
import { freeAlternatives } from './cancel-refund.ts'
import { findWithMoney } from './find.ts'
import { newOwnLink } from './own-link.ts'

export const bookingMailQueries = ({
  db,
  now,
  availability,
}: Pick<Deps, 'db' | 'now' | 'availability'>): MailQueries => ({
  ownLink: (bookingId) => newOwnLink(db, bookingId, now()),
  booking: (bookingId) => findWithMoney(db, bookingId),
  freeTimes: (booking) => freeAlternatives({ db, availability }, booking, now()),
})
