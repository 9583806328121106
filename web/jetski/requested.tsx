import { useLocation } from 'react-router'
import { z } from 'zod'
import { Note } from '#web/ui/note.tsx'
import type { RequestSent } from './request.ts'

const sent: z.ZodType<RequestSent> = z.object({
  requested: z.object({ reference: z.string(), what: z.string() }),
})

/** The request that was sent a moment ago; the toast that said so is soon gone. */
export function Requested() {
  const read = sent.safeParse(useLocation().state)
  if (!read.success) return null
  const { reference, what } = read.data.requested
  return (
    <Note kind="ok" className="mb-8" title={`Your request ${reference} is with us.`}>
      {what}. We will contact you shortly.
    </Note>
  )
}
