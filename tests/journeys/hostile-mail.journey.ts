import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '#domain/calendar.ts'
import { texts } from '../threats/corpus.ts'
import { expectInert, plant, reach, starts, today } from './hostile-hand.ts'
import { expect, test } from './visitor.ts'

// Hostile text of visitors, in the mails that contain it.

/** The HTML part of a mail file. */
function htmlOf(mail: string): string {
  const start = mail.search(/content-type: text\/html/i)
  if (start === -1) return ''
  const [head = '', ...rest] = mail.slice(start).split(/\r?\n\r?\n/)
  const body = rest.join('\n\n').split(/\r?\n--/)[0]!
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('hostile text stays text in mails', async ({ visit }) => {
  const page = await visit()
  for (const [index, fullName] of [
    texts.script,
    texts['image with a handler'],
    texts['end of a title'],
  ].entries())
    await plant(page, '/api/test-drive', starts, (time) => ({
      date: addDays(today, 120 + index),
      time,
      location: 'malaga',
      foilCount: 1,
      duration: '30min',
      fullName,
      email: 'mails-of-mallory@example.ee',
      phone: reach.phone,
    }))
  const folder = join(process.env.JOURNEY_DATA!, 'outbox')
  const mails = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes('mails-of-mallory@example.ee'))
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  for (const mail of mails()) {
    // A name never becomes a header.
    expect(mail.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im)
    const html = htmlOf(mail)
    if (html === '') continue
    await page.setContent(html)
    await expectInert(page, 'a mail')
  }
})
