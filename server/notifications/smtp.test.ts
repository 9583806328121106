import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { smtpSender } from './message-jobs.ts'
import { isFinal, type OutgoingEmail, sentenceOf } from './send-email.ts'

const mail = (index = 0): OutgoingEmail => ({
  to: { name: 'Liis Tamm', address: `liis${index}@example.ee` },
  subject: 'Tere',
  html: '<p>Tere, Õnne</p>',
  text: 'Tere, Õnne',
  messageId: `<manual.${index}.none@merelend>`,
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answers = (answer: (error?: Error | null) => void, address: string) => void

async function mailServer(onRcptTo?: Answers, onMailFrom?: Answers) {
  const counted = { connections: 0, mails: 0 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 50,
    onConnect: (_session, answer) => {
      counted.connections++
      answer()
    },
    ...(onRcptTo ? { onRcptTo: ({ address }, _session, answer) => onRcptTo(answer, address) } : {}),
    ...(onMailFrom ? { onMailFrom: ({ address }, _session, answer) => onMailFrom(answer, address) } : {}),
    onData(stream, _session, answer) {
      stream.resume()
      stream.on('end', () => {
        counted.mails++
        answer()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => new Promise((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  return { counted, url: `smtp://127.0.0.1:${port}` }
}

/** Accepts a connection and behaves like a broken server. */
async function brokenServer(onConnect: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnect(socket)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(() => done()))
  })
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
/** Short waits are for servers that never answer: a busy machine may need longer for those that do. */
const failureOf = (
  url: string,
  waits: { connectMs?: number; silentMs?: number; idleMs: number } = { idleMs: 1 },
) =>
  smtpSender(
    url,
    'hello@merelend.example',
    waits,
  )(mail()).then(
    () => undefined,
    (error: unknown) => ({ isFinal: isFinal(error), words: sentenceOf(error) }),
  )

/** Refuses with this code. */
const answers =
  (code: number, words = 'it says no'): Answers =>
  (answer) =>
    answer(Object.assign(new Error(words), { responseCode: code }))

describe('handing mails over', () => {
  it('keeps connections while mails follow each other', async () => {
    const { counted, url } = await mailServer()
    const send = smtpSender(url, 'hello@merelend.example', { idleMs: 1 })
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(mail(index))))
    expect(counted.mails).toBe(40)
    expect(counted.connections).toBeLessThanOrEqual(8)
    // Closed while idle, opened again when needed.
    await send(mail(41))
    expect(counted.mails).toBe(41)
  })

  it('is retried later after a 4xx, but not after a 5xx', async () => {
    expect(await failureOf((await mailServer(answers(451))).url)).toMatchObject({ isFinal: false })
    expect(await failureOf((await mailServer(answers(550))).url)).toMatchObject({ isFinal: true })
  })

  it('is retried later if the server refuses us, not this mail, as settings can be corrected', async () => {
    const refusing = [
      await mailServer(undefined, answers(553, 'not your sender')),
      await mailServer(answers(554, '5.7.1 Relay access denied')),
    ]
    for (const { url } of refusing)
      expect(await failureOf(url)).toEqual({
        isFinal: false,
        words: expect.stringMatching(/not your sender|denied/),
      })
    const refusesAll = await brokenServer((socket) => socket.end('554 no service for you\r\n'))
    expect(await failureOf(refusesAll)).toMatchObject({ isFinal: false })
  })

  it('names recipients that the server refuses, and sends the others nothing twice', async () => {
    const { counted, url } = await mailServer((answer, address) =>
      address === 'gone@desk.example' ? answers(451)(answer, address) : answer(),
    )
    const also = [{ name: 'Desk', address: 'gone@desk.example' }]
    const sent = smtpSender(url, 'hello@merelend.example', { idleMs: 1 })({ ...mail(), also })
    const error = await sent.catch((reason: unknown) => reason)
    expect([isFinal(error), sentenceOf(error)]).toEqual([
      true,
      'refused for gone@desk.example; the others have it',
    ])
    expect(counted.mails).toBe(1)
  })

  it('gives up for now on a server that never greets, hangs up or does not exist', async () => {
    const silent = await brokenServer(() => undefined)
    const hangsUp = await brokenServer((socket) => socket.destroy())
    for (const url of [silent, hangsUp, 'smtp://127.0.0.1:1'])
      expect(await failureOf(url, { connectMs: 200, silentMs: 200, idleMs: 1 }), url).toMatchObject({
        isFinal: false,
        words: expect.stringContaining('mail server'),
      })
  })
})
