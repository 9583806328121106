import { BellRing } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import type { WaitlistDay } from './waitlist-form.ts'

const Waiting = lazyWithRetry(() => import('./waitlist-dialog.tsx').then((module) => module.Waiting), {
  note: 'float',
})

/** 'Tell me when a place is free', below a full day. Its form is in a dialog, outside the surrounding form. */
export function Waitlist(waitlistDay: WaitlistDay) {
  const [open, setOpen] = useState<boolean>()
  const [joined, setJoined] = useState<{ what: string; email: string }>()
  const what = JSON.stringify(waitlistDay)
  const email = joined?.what === what ? joined.email : undefined
  return (
    <div className="mt-5">
      {email === undefined && (
        <Button kind="line" size="md" onClick={() => setOpen(true)}>
          <BellRing />
          Tell me when a place is free
        </Button>
      )}
      {/* Stays mounted when closed before the answer: opened again, it does not send twice. */}
      {open !== undefined && (
        <Suspense>
          <Waiting
            key={what}
            waitlistDay={waitlistDay}
            email={email}
            open={open}
            onClose={() => setOpen(false)}
            onJoined={(email) => setJoined({ what, email })}
          />
        </Suspense>
      )}
    </div>
  )
}
