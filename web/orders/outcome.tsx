import { intoView } from '#web/ui/into-view.ts'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { BoardOrder } from './order-form.ts'

/** Why the last try did not work, at the form's end: the toast goes, and the button stays where it is. */
export function Outcome({ board: { sending } }: { board: BoardOrder }) {
  if (!sending.isError) return null
  return (
    <div ref={intoView} className="scroll-mt-24 scroll-mb-56">
      <Note kind="error" role="alert" title="Order failed.">
        {whyFailed(sending.error)}
        <span className="mt-1 block">Your choices and your details are kept.</span>
      </Note>
    </div>
  )
}
