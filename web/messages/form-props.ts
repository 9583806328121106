import type { NotificationStatus } from '#contract/calls/messages.ts'
import type { Access } from './access.ts'
import type { OnType, Typed } from './typed.ts'

/** What the forms of the tabs are given. */
export type FormProps = {
  access: Access
  typed: Typed
  onType: OnType
  /** Missing for who may not read it. */
  status: NotificationStatus | undefined
}
