import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/views.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'

// Catalogue, start times and calendar are too much code for a dashboard's first load.
const Form = lazyWithRetry(() => import('./new-booking-form.tsx').then((module) => module.NewBookingForm), {
  note: 'float',
})

/** Opens the entry of a phone or walk-in booking. */
export function NewBooking({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const now = useNow()
  return (
    <>
      <Button kind="ink" size="md" onClick={() => setOpen(true)}>
        <Plus />
        New booking
      </Button>
      {open && now && (
        <Suspense>
          <Form own={user} now={now} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
