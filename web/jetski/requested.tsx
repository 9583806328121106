import { useLocation } from 'react-router'
import { z } from 'zod'
import { Note } from '#web/ui/note.tsx'

const sent = z.object({ requested: z.object({ reference: z.string(), what: z.string() }) })

/** What the visitor brings from the form: the request that was just sent, with its reference. */
export const requestedState = (reference: string, what: string): z.infer<typeof sent> => ({
  requested: { reference, what },
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
