import { sentenceOf } from '#web/api.ts'
import { Note } from '#web/ui/note.tsx'
import type { BoardOrder } from './order-form.ts'
import { failed } from './order-form.ts'

/** Why the last try did not work, in the page as well as in the toast. */
export function Outcome({ board: { sending } }: { board: BoardOrder }) {
  if (!sending.isError) return null
  return (
    <Note kind="error" role="alert" title="Order failed.">
      {sentenceOf(sending.error, failed)}
      <span className="mt-1 block">Your choices and your details are kept.</span>
    </Note>
  )
}
