import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#contract/client.ts'
import { heldWords } from '#domain/activities/fields.ts'
import { counted } from '#domain/counted.ts'
import type { Offered } from '#domain/offers/offered.ts'
import { call, problemOf } from '#web/call.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import { refreshAvailability } from '#web/queries.ts'
import { serverClock } from '#web/server-clock.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from './visitor-clock.ts'
import { dropVisitorHold, type Held } from './visitor-hold.ts'

/** The current hold, with two actions: back to checkout, or release it. */
export function HoldNote({ held }: { held: Held }) {
  const client = useQueryClient()
  const letGo = useMutation({
    mutationFn: async (hold: { bookingId: string; clientSecret: string }) =>
      call(api.releaseHold, { params: { id: hold.bookingId }, body: { clientSecret: hold.clientSecret } }),
    onError: (error) => {
      const problem = problemOf(error)
      if (problem?.code === 'already_booked') toast({ title: 'Booked already', text: problem.detail })
    },
    // A hold that could not be released expires by itself: the visitor need not wait for it.
    onSettled: () => {
      document.getElementById('main')?.focus({ preventScroll: true })
      dropVisitorHold()
      void refreshAvailability(client)
    },
  })
  const { hold } = held
  const activity = useOfferedAs(held.bookingType)
  const now = useNow() ?? serverClock.instant()
  return (
    <Note kind="info" className="mt-6" title={heldText(held, activity, now)}>
      <span className="mt-3 flex flex-wrap gap-2">
        <Link className={buttonClass('ink', 'md')} to="/checkout">
          Continue to checkout
        </Link>
        <Button
          kind="line"
          size="md"
          busy={letGo.isPending}
          busyLabel="Releasing..."
          onClick={() => letGo.mutate(hold)}
        >
          Choose something else
        </Button>
      </span>
    </Note>
  )
}

/** 'Your 3 foils at 18:00 are held for 14 more minutes.': an end by the visitor's clock could be in another zone than the start. */
export function heldText(
  { hold, quantity, time }: Held,
  offered: Pick<Offered, 'noun' | 'heldAs'>,
  now: Temporal.Instant,
): string {
  const minutes = Math.floor((Date.parse(hold.expiresAt) - now.epochMilliseconds) / 60_000)
  const { held, verb } = heldWords(offered, Number(quantity ?? 1))
  const left = minutes < 1 ? 'less than a minute' : counted(minutes, 'more minute')
  return `${held} at ${time} ${verb} held for ${left}.`
}
