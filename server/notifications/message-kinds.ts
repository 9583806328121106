import type { MessageKind } from '#domain/messages/message.ts'
import { prepareAlert } from './alerts.ts'
import { prepareBookingMessage } from './booking-mail.ts'
import { enquiryOf } from './facts.ts'
import { renderMail, withLine } from './mails/mail-view.ts'
import { manualMail, testMail, testText } from './mails/manual-mails.ts'
import { enquiryReceivedMail } from './mails/place-free.ts'
import type { ClaimedMessage, MessageDeps, Prepared, PrepareMessage } from './message-deps.ts'
import { reachesPeople, sampleWords } from './message-preview.ts'

/** The writer of each kind of message. All check the stored facts again: an outdated message is not sent. */
const kinds: Record<MessageKind, PrepareMessage> = {
  confirmation: prepareBookingMessage,
  request_received: prepareBookingMessage,
  price_offer: prepareBookingMessage,
  time_offer: prepareBookingMessage,
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

export const prepare: PrepareMessage = (deps, message) => kinds[message.kind](deps, message)

/** Confirms an enquiry unless staff have already taken it. */
async function prepareEnquiryReceived(deps: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const enquiry = await enquiryOf(deps, message)
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.state !== 'new') return { skip: 'Somebody on the team has taken it.' }
  // A guest may type an address like the demo's; such mailboxes do not exist, and the mail would bounce.
  const isMadeUp = enquiry.demo || /[@.]example(\.(com|net|org))?$/i.test(enquiry.email)
  if (isMadeUp && reachesPeople(deps, message.channel)) return { skip: sampleWords }
  const { brand, messages } = deps.db.house()
  const content = withLine(enquiryReceivedMail(enquiry, brand, deps.now()), messages, 'enquiry_received')
  const mail = renderMail(content, { publicUrl: deps.config.publicUrl, brand })
  return { to: { name: enquiry.fullName, address: enquiry.email }, ...mail }
}

/** A mail written by staff, unchanged. */
async function prepareManual({ config, db }: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const { to, text } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text }
  const mail = renderMail(manualMail(message.subject ?? '', text), frameOf(config, db))
  return { to: { name: '', address: to }, ...mail }
}

async function prepareTest({ config, db, now }: MessageDeps, message: ClaimedMessage): Promise<Prepared> {
  const { to, by } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text: testText(db.house().brand) }
  return { to: { name: '', address: to }, ...renderMail(testMail(by, now()), frameOf(config, db)) }
}

const frameOf = ({ publicUrl }: MessageDeps['config'], db: MessageDeps['db']) => ({
  publicUrl,
  brand: db.house().brand,
})

function writtenOf({ toAddress, payload }: ClaimedMessage) {
  if (toAddress === null) throw new Error('A message by hand without an address')
  return { to: toAddress, text: String(payload.message ?? ''), by: String(payload.by ?? 'Staff') }
}
