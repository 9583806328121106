import { manualMail, testMail, testText } from './mails/manual-mails.ts'
import { renderMail } from './mails/render-mail.ts'
import type { Claimed, Post, Ready } from './post.ts'

/** What staff wrote, as they wrote it. */
export async function prepareManual({ config, db }: Post, message: Claimed): Promise<Ready> {
  const { to, text } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text }
  const mail = renderMail(manualMail(message.subject ?? '', text), frameOf(config, db))
  return { to: { name: '', address: to }, ...mail }
}

export async function prepareTest({ config, db, now }: Post, message: Claimed): Promise<Ready> {
  const { to, by } = writtenOf(message)
  if (message.channel === 'sms') return { phone: to, text: testText }
  return { to: { name: '', address: to }, ...renderMail(testMail(by, now()), frameOf(config, db)) }
}

const frameOf = ({ publicUrl }: Post['config'], db: Post['db']) => ({ publicUrl, brand: db.house().brand })

function writtenOf({ toAddress, payload }: Claimed): { to: string; text: string; by: string } {
  if (toAddress === null) throw new Error('A message by hand without an address')
  return {
    to: toAddress,
    text: String(payload.message ?? ''),
    by: String(payload.byName ?? payload.by ?? 'Staff'),
  }
}
