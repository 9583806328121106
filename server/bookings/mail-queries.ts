import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { AskBookings, MoneyHeld } from '../notifications/post.ts'
import { freeAlternatives } from './cancel-refund.ts'
import { findOwed } from './find.ts'
import { newOwnLink } from './own-link.ts'

export const bookingMailQueries = ({
  db,
  now,
  availability,
}: Pick<Deps, 'db' | 'now' | 'availability'>): AskBookings => ({
  ownLink: (bookingId) => newOwnLink(db, bookingId, now()),
  money: (bookingId) => moneyHeld(db, bookingId),
  freeTimes: (booking) => freeAlternatives({ db, availability }, booking, now()),
})

const moneyText = statement('money-held')`select booking_net($1)::float8 as "paidCents",
    (select coalesce(sum(cents), 0)::float8 from payments where booking_id = $1 and kind = 'on_site') as "onSiteCents"`
async function moneyHeld(db: Queries, bookingId: string): Promise<MoneyHeld> {
  const [held] = await db.run<Omit<MoneyHeld, 'owedCents'>>(moneyText, [bookingId])
  return { ...held!, owedCents: await findOwed(db, bookingId) }
}
