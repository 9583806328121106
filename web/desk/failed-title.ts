import { leavesOpen } from '#web/api.ts'

/** The title of a failed change. After a refusal `refused` is certain; without an answer the change may have been made. */
export const failedTitle = (error: unknown, refused = 'Nothing was changed'): string =>
  leavesOpen(error) ? 'No answer came; it may be done already' : refused
