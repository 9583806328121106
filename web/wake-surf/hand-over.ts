import { wakeSurf } from '#domain/activities/wake-surf.ts'
import { pendingOf } from '#domain/booking/draft-of.ts'
import type { Pricing } from '#domain/booking/plan.ts'
import { instantOf } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { newPending, writePending } from '#web/drafts.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import type { WakeForm } from './entries.ts'
import { requestOfWake } from './entries.ts'

/** Leaves the session for checkout to find. Answers false, and has said why, when it cannot. */
export function handOver(form: WakeForm, price?: Pricing): boolean {
  const now = serverClock.instant()
  const starts = instantOf(form.date, form.time, locationOf('tallinn').zone)
  if (Temporal.Instant.compare(starts, now) <= 0)
    return refuse('Invalid Time', "Please select a future time for today's booking")
  try {
    writePending(newPending(pendingOf(wakeSurf, requestOfWake(form), now, price)))
    return true
  } catch {
    return refuse('Booking Failed', 'There was an error processing your booking. Please try again.')
  }
}

function refuse(title: string, text: string): false {
  toast({ title, text, tone: 'destructive' })
  return false
}
