import { failedTitle } from '#web/desk/failed-change.ts'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'

/** In a dialog that keeps what was typed: why it was not taken. */
export const FailedNote = ({ error }: { error: unknown }) => (
  <Note kind="error" role="alert" className="mt-4" title={`${failedTitle(error)}.`}>
    {whyFailed(error)}
  </Note>
)
