import { FreeTimes } from '#web/booking/free-times.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Sending, Trouble } from './send-request.ts'

export type WhyFailedProps = {
  trouble: Trouble
  takeInstead: Sending['takeInstead']
  /** Id of the button that sends. */
  submitId: string
}

/** Why the last try failed, next to the button that retries, with the free times. */
export function WhyFailed({ trouble, takeInstead, submitId }: WhyFailedProps) {
  return (
    <div ref={show}>
      <Note kind="error" className="mt-5" title="Booking Failed.">
        {trouble.sentence}
        <span className="mt-1 block">Your entries are kept.</span>
        {trouble.alternatives.length > 0 && (
          <div className="mt-3">
            <FreeTimes
              // Each machine is unique: only day and time matter.
              times={trouble.alternatives.map(({ date, time }) => ({ date, time }))}
              day={trouble.day}
              onChoose={(start) => {
                // The pressed button is removed: the focus moves to the button that sends.
                document.getElementById(submitId)?.focus({ preventScroll: true })
                takeInstead({ ...start, free: 1 })
              }}
            />
          </div>
        )}
      </Note>
    </div>
  )
}

/** The pressed button may be far away, at the foot of a phone. */
// In braces: a ref's return value is used as its cleanup, and newer browsers return a promise here.
const show = (box: HTMLElement | null) => {
  box?.scrollIntoView({ block: 'center' })
}
