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
  const [asked, setAsked] = useState<{ what: string; open: boolean }>()
  const [joined, setJoined] = useState<{ what: string; email: string }>()
  const said = useRef<HTMLDivElement>(null)
  const what = `${wanted.activity} ${wanted.location} ${wanted.date}`
  const listed = joined?.what === what ? joined : undefined
  // What had the focus is gone, with the dialog or in place of this: the reader goes on here, unless already elsewhere.
  useEffect(() => {
    if (joined && document.activeElement === document.body) said.current?.focus()
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
      <Button kind="line" size="md" onClick={() => setAsked({ what, open: true })}>
        <BellRing aria-hidden="true" />
        Tell me when a place is free
      </Button>
      {/* Closed while the answer is awaited it stays: opened again, it does not ask twice. */}
      {asked?.what === what && (
        <Suspense>
          <WaitlistDialog
            key={what}
            wanted={wanted}
            open={asked.open}
            onClose={() => setAsked({ what, open: false })}
            onJoined={(email) => {
              setJoined({ what, email })
              setAsked((now) => (now?.what === what ? undefined : now))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
