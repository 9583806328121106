import type { MessageKind } from '#domain/messages/message.ts'
import { prepareAlert } from './alerts.ts'
import { prepareBookingMessage } from './booking-mail.ts'
import { prepareManual, prepareTest } from './by-hand.ts'
import { prepareEnquiryReceived } from './enquiry-received.ts'
import type { Prepare } from './post.ts'

/** Each kind of message and who writes it. All look at the stored facts again: what is no longer true is not sent. */
const kinds: Record<MessageKind, Prepare> = {
  confirmation: prepareBookingMessage,
  request_received: prepareBookingMessage,
  price_offer: prepareBookingMessage,
  reminder: prepareBookingMessage,
  moved: prepareBookingMessage,
  cancelled: prepareBookingMessage,
  restored: prepareBookingMessage,
  payment_problem: prepareBookingMessage,
  payment_late: prepareBookingMessage,
  refunded: prepareBookingMessage,
  enquiry_received: prepareEnquiryReceived,
  alert: prepareAlert,
  manual: prepareManual,
  test: prepareTest,
}

export const prepare: Prepare = (post, message) => kinds[message.kind](post, message)
