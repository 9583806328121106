import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { smtpSender } from './message-jobs.ts'
import { isFinal, sentenceOf } from './send-email.ts'

it('says in plain words that the mail server is down', async () => {
  const port = await freePort()
  const send = smtpSender(`smtp://127.0.0.1:${port}`, 'a@b.example')
  const mail = {
    to: { name: '', address: 'c@d.example' },
    subject: 's',
    html: '',
    text: 't',
    messageId: '<x@y>',
  }
  const error = await send(mail).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(sentenceOf(error)).toBe('the mail server cannot be reached')
  expect(isFinal(error)).toBe(false)
})

it('gives up a mail that the server refuses for good, but not one refused because of our password', () => {
  expect(isFinal(Object.assign(new Error('no such mailbox'), { responseCode: 550, code: 'EENVELOPE' }))).toBe(
    true,
  )
  expect(isFinal(Object.assign(new Error('try later'), { responseCode: 451 }))).toBe(false)
  const password = Object.assign(new Error('Invalid login: 535'), { responseCode: 535, code: 'EAUTH' })
  expect(isFinal(password)).toBe(false)
  expect(sentenceOf(password)).toBe('the mail server refused the user or the password')
  expect(sentenceOf('odd')).toBe('odd')
})

/** A port on which no server listens any more. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
