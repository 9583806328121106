import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { Note } from '#web/ui/note.tsx'
import type { RequestSent } from './request-body.ts'

/** What a visitor comes back to: the machines that are held for them, and the request that was sent a moment ago. */
export const CameBack = () => (
  <>
    <div className="mb-8 *:mt-0 empty:hidden">
      <HoldStrip />
    </div>
    <Requested />
  </>
)

/** The toast that said so is soon gone. After a reload the prerendered page, which knows of no request, comes first. */
function Requested() {
  const { state } = useLocation()
  const sent = useSyncExternalStore(never, () => state as Partial<RequestSent> | null, atBuild)
  if (!sent?.requested) return null
  const { reference, what } = sent.requested
  return (
    <Note kind="ok" className="mb-8" title={`Your request ${reference} is with us.`}>
      {what}. It is not booked yet: our email says when we answer.
    </Note>
  )
}

const never = () => () => undefined
const atBuild = () => undefined
