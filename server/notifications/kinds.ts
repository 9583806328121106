import type { MessageKind } from '#domain/messages/message.ts'
import { prepareAlert } from './alerts.ts'
import { prepareConfirmation, prepareLetter } from './booking-mail.ts'
import { prepareManual, prepareTest } from './by-hand.ts'
import type { Prepare } from './post.ts'

/** Each kind of message and who writes it. All look at the stored facts again: what is no longer true is not sent. */
const kinds: Record<MessageKind, Prepare> = {
  confirmation: prepareConfirmation,
  reminder: prepareLetter,
  moved: prepareLetter,
  cancelled: prepareLetter,
  restored: prepareLetter,
  payment_problem: prepareLetter,
  payment_late: prepareLetter,
  refunded: prepareLetter,
  alert: prepareAlert,
  manual: prepareManual,
  test: prepareTest,
}

export const prepare: Prepare = (post, message) => kinds[message.kind](post, message)
