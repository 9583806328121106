// All messages that the house sends, by kind. The texts are in server/notifications/mails.

type Facts = {
  /** Its name in the delivery log. */
  label: string
  to: 'customer' | 'staff'
}

/**
 * Payloads, optional except where noted: `payment_problem` { problem } in the customer's words; `payment_late` { paidCents };
 * `refunded` { refundCents } (required) and { method }; `cancelled` { refundCents, paidCents }; an `alert` about money { about:
 * 'payment', words }. `alert` informs staff, `manual` is written by hand, `test` checks that sending works.
 */
export const messageKinds = {
  confirmation: { label: 'Confirmation', to: 'customer' },
  request_received: { label: 'Request received', to: 'customer' },
  price_offer: { label: 'Price offered', to: 'customer' },
  time_offer: { label: 'Other times offered', to: 'customer' },
  reminder: { label: '24-hour reminder', to: 'customer' },
  moved: { label: 'New time', to: 'customer' },
  cancelled: { label: 'Cancellation', to: 'customer' },
  restored: { label: 'Booking restored', to: 'customer' },
  payment_problem: { label: 'Payment problem', to: 'customer' },
  payment_late: { label: 'Paid too late', to: 'customer' },
  refunded: { label: 'Refund', to: 'customer' },
  enquiry_received: { label: 'Enquiry received', to: 'customer' },
  alert: { label: 'New booking', to: 'staff' },
  manual: { label: 'Written by hand', to: 'customer' },
  test: { label: 'Test', to: 'staff' },
} as const satisfies Record<string, Facts>
export type MessageKind = keyof typeof messageKinds

export const channels = ['email', 'sms'] as const
export type Channel = (typeof channels)[number]

/** `queued`: waits for its due time or next try; `skipped`: was outdated when its turn came. */
export const messageStates = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const
export type MessageState = (typeof messageStates)[number]

/** The provider's status of a text, in order; the last three are final. `unknown`: no reply when it was sent. */
export const deliveries = ['unknown', 'queued', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type Delivery = (typeof deliveries)[number]
