import type { MessageKind } from '#domain/messages/message.ts'
import { prepareAlert } from './alerts.ts'
import { prepareBookingMessage } from './booking-mail.ts'
import { enquiryOf } from './facts.ts'
import { renderMail, withLine } from './mails/mail-view.ts'
import { manualMail, testMail, testText } from './mails/manual-mails.ts'
import { enquiryReceivedMail } from './mails/place-free.ts'
import { reachesPeople, sampleWords } from './message-preview.ts'
import type { Claimed, Post, Prepare, Ready } from './post.ts'

/** The writer of each kind of message. All check the stored facts again: an outdated message is not sent. */
const kinds: Record<MessageKind, Prepare> = {
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

export const prepare: Prepare = (post, message) => kinds[message.kind](post, message)

/** Confirms an enquiry unless staff have already taken it. */
async function prepareEnquiryReceived(post: Post, message: Claimed): Promise<Ready> {
  const enquiry = await enquiryOf(post, message)
  if (!enquiry) return { skip: 'The enquiry no longer exists.' }
  if (enquiry.state !== 'new') return { skip: 'Somebody on the team has taken it.' }
  // A guest may type an address like the demo's; such mailboxes do not exist, and the mail would bounce.
  const isMadeUp = enquiry.demo || /[@.]example(\.(com|net|org))?$/i.test(enquiry.email)
  if (isMadeUp && reachesPeople(post, message.channel)) return { skip: sampleWords }
  const { brand, messages } = post.db.house()
  const content = withLine(enquiryReceivedMail(enquiry, brand, post.now()), messages, 'enquiry_received')
  const mail = renderMail(content, { publicUrl: post.config.publicUrl, brand })
  return { to: { name: enquiry.fullName, address: enquiry.email }, ...mail }
}

/** A mail written by staff, unchanged. */
async function prepareManual({ config, db }: Post, message: Claimed): Promise<Ready> {
  const { to, text } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text }
  const mail = renderMail(manualMail(message.subject ?? '', text), frameOf(config, db))
  return { to: { name: '', address: to }, ...mail }
}

async function prepareTest({ config, db, now }: Post, message: Claimed): Promise<Ready> {
  const { to, by } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text: testText(db.house().brand) }
  return { to: { name: '', address: to }, ...renderMail(testMail(by, now()), frameOf(config, db)) }
}

const frameOf = ({ publicUrl }: Post['config'], db: Post['db']) => ({ publicUrl, brand: db.house().brand })

function writtenOf({ toAddress, payload }: Claimed) {
  if (toAddress === null) throw new Error('A message by hand without an address')
  return { to: toAddress, text: String(payload.message ?? ''), by: String(payload.by ?? 'Staff') }
}
