import { leavesOpen } from '#web/call.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'

const noAnswer = 'No answer came; it may be done already'

/** The title of a failed change. After a refusal, `refused` is certain; without an answer, the change may have been made. */
export const failedTitle = (error: unknown, refused = 'Nothing was changed', unknown = noAnswer): string =>
  leavesOpen(error) ? unknown : refused

/** Why a change failed, for errors whose title is fixed by the spec. */
export const failedText = (error: unknown): string =>
  error instanceof TypeError ? `${noAnswer}.` : whyFailed(error)

/** Shows a toast that a change failed, and why. */
export const toastFailed = (error: unknown, refused?: string): void =>
  toast({ title: failedTitle(error, refused), text: whyFailed(error), tone: 'destructive' })
