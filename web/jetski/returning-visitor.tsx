import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { HoldStrip } from '#web/booking/hold-strip.tsx'
import { Note } from '#web/ui/note.tsx'
import type { RequestSent } from './request-body.ts'

/** For a returning visitor: the machines on hold for them, and the request that they have just sent. */
export const ReturningVisitor = () => (
  <>
    <div className="mb-8 *:mt-0 empty:hidden">
      <HoldStrip />
    </div>
    <Requested />
  </>
)

/** Its toast soon disappears. After a reload the prerendered page, which has no request, is shown first. */
function Requested() {
  const { state } = useLocation()
  const sent = useSyncExternalStore(never, () => state as Partial<RequestSent> | null, atBuild)
  if (!sent?.stored) return null
  const { stored, what } = sent
  return (
    <Note kind="ok" className="mb-8" title={`Your request ${stored.reference} is with us.`}>
      {what}
      {/* Only a lower price reaches this: a higher one needs consent before sending. */}
      {stored.priceChanged && `, now ${stored.totalPrice} €`}. It is not booked yet: our email says when we
      answer.
    </Note>
  )
}

const never = () => () => undefined
const atBuild = () => undefined
