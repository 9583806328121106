import { jetskiRental } from '#domain/activities/jetski.ts'
import { pendingDraftOf } from '#domain/booking/draft-of.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { instantOf } from '#domain/calendar.ts'
import { serverClock } from '#web/server-clock.ts'
import { twice } from '#web/ui/lazy-again.tsx'
import type { Entries } from './entries.ts'
import type { Request } from './request.ts'
import { place } from './use-when.ts'

/** Leaves the rental for checkout to find. Throws when the storage does, or without a network. */
export async function handOver(request: Request, price: Pricing): Promise<void> {
  // Checkout needs it too, and before it nobody does.
  const { newPending, writePending } = await twice(() => import('#web/new-pending.ts'))
  writePending(newPending(pendingDraftOf(jetskiRental, rentalOf(request), price)))
}

const rentalOf = ({ jetskis, duration, people, isFirstTime, ...entries }: Request) => ({
  activity: jetskiRental.id,
  choice: { jetskis, duration, people, isFirstTime },
  location: place.id,
  date: entries.date,
  time: entries.time,
  contact: { name: entries.fullName, email: entries.email, phone: entries.phone },
  notes: entries.notes,
})

/** A time of today that is not later than now, by the clock of the place. */
export const hasPassed = ({ date, time }: Entries): boolean =>
  Temporal.Instant.compare(instantOf(date, time, place.zone), serverClock.instant()) <= 0
