import { Note } from '#web/ui/note.tsx'
import { ended, whyFailed } from '#web/why-failed.ts'
import { failedTitle } from './failed-change.ts'

/** In a dialog: why its action was refused; renders nothing without an error. */
export const Refused = ({ error, title }: { error: unknown; title?: string }) =>
  error ? (
    <Note kind="error" role="alert" className="mt-4" title={ended(failedTitle(error, title))}>
      {whyFailed(error)}
    </Note>
  ) : null
