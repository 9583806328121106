import { BellRing } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { dateText } from '#domain/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Wanted } from './waitlist-form.ts'

const WaitlistDialog = lazyAgain(
  () => import('./waitlist-dialog.tsx').then((module) => module.WaitlistDialog),
  { note: 'float' },
)

/** 'Tell me when a place is free', below a day that is full. Its form stands in a dialog, apart from the form around it. */
export function Waitlist(wanted: Wanted) {
  const [asking, setAsking] = useState(false)
  const [joined, setJoined] = useState<{ what: string; email: string }>()
  const said = useRef<HTMLDivElement>(null)
  const what = `${wanted.activity} ${wanted.location} ${wanted.date}`
  const listed = joined?.what === what ? joined : undefined
  // The button that had the focus is gone with the dialog: the reader goes on at what came of it.
  useEffect(() => {
    if (joined) said.current?.focus()
  }, [joined])

  if (listed)
    return (
      <div ref={said} tabIndex={-1} className="mt-5 outline-none">
        <Note kind="ok" role="status" title="You are on the list.">
          We write to <span className="break-words">{listed.email}</span> as soon as a place is free on{' '}
          {dateText(wanted.date)}.
        </Note>
      </div>
    )
  return (
    <div className="mt-5">
      <Button kind="line" size="md" onClick={() => setAsking(true)}>
        <BellRing aria-hidden="true" />
        Tell me when a place is free
      </Button>
      {asking && (
        <Suspense>
          <WaitlistDialog
            wanted={wanted}
            onClose={() => setAsking(false)}
            onJoined={(email) => {
              setAsking(false)
              setJoined({ what, email })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
