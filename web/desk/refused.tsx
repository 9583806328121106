import { Note } from '#web/ui/note.tsx'
import { ended, whyFailed } from '#web/why-failed.ts'
import { failedTitle } from './failed-change.ts'

/** `unknown`: the title if no answer came. */
type Props = { error: unknown; title?: string; unknown?: string }

/** In a dialog: why its action was refused; renders nothing without an error. */
export const Refused = ({ error, title, unknown }: Props) =>
  error ? (
    <Note kind="error" role="alert" className="mt-4" title={ended(failedTitle(error, title, unknown))}>
      {whyFailed(error)}
    </Note>
  ) : null
