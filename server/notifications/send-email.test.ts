import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { smtpSender } from './message-jobs.ts'
import { fileOutbox, type OutgoingEmail } from './send-email.ts'

const mail = (changes: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  to: { name: 'Liis Tamm', address: 'liis.tamm@example.ee' },
  subject: 'Booking confirmed: Thu 18 June, 18:00, Noblessner',
  html: '<p>Tere</p>',
  text: 'Tere',
  calendar: 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
  messageId: '<0199b1a2.confirmation@merelend>',
  ...changes,
})

const at = () => Temporal.Instant.from('2026-06-01T10:00:00.123Z')
async function outbox(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'merelend-outbox-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}
const onlyFile = async (dir: string) => readFile(join(dir, (await readdir(dir))[0]!), 'utf8')
const headersOf = (eml: string) => eml.slice(0, eml.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
const headerNames = (eml: string) => headersOf(eml).match(/^[\w-]+(?=:)/gm) ?? []

/** RFC 2047 words of a header, decoded. */
const decoded = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : Buffer.from(
            words
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, code: string) =>
                String.fromCharCode(Number.parseInt(code, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    )

describe('the outbox works', () => {
  it('writes a complete mail named by time and message id, and leaves no half-written file', async () => {
    const dir = join(await outbox(), 'made', 'on', 'demand')
    await fileOutbox(dir, at)(mail())
    expect(await readdir(dir)).toEqual(['2026-06-01T10-00-00.123Z-0199b1a2.confirmation@merelend.eml'])
    const eml = await onlyFile(dir)
    expect(headerNames(eml)).toEqual(
      expect.arrayContaining(['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version']),
    )
    expect(eml).toContain('Message-ID: <0199b1a2.confirmation@merelend>')
    expect(eml).toContain('Content-Type: text/plain')
    expect(eml).toContain('Content-Type: text/html')
    expect(eml).toMatch(/Content-Type: text\/calendar[^\r]*method=PUBLISH/)
    expect(eml).toContain('filename=booking.ics')
  })

  it('lets only the user who runs the server read a mail, as its links are secrets', async () => {
    const dir = join(await outbox(), 'outbox')
    await fileOutbox(dir, at)(mail())
    const modes = await Promise.all([dir, join(dir, (await readdir(dir))[0]!)].map((path) => stat(path)))
    expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0])
  })

  it.each(['Õnne Šmidt-Žukov', 'Александр Çağla', 'Anna "Ann" Tamm, OÜ <x@y.example>'])(
    'keeps the name %s as it is, for one recipient',
    async (name) => {
      const dir = await outbox()
      await fileOutbox(dir, at)(mail({ to: { name, address: 'a@example.ee' }, subject: `Tere, ${name}` }))
      const [to] = headersOf(await onlyFile(dir)).match(/^To: .*$/m)!
      expect(decoded(to!).replace(/\\"/g, '"')).toContain(name)
      expect(to).toMatch(/<a@example\.ee>$/)
    },
  )
})

describe('the outbox forbids', () => {
  it('a line break in a name, a subject or a message id to become a header', async () => {
    const dir = await outbox()
    const evil = 'Liis\r\nBcc: victim@example.ee'
    await fileOutbox(
      dir,
      at,
    )(
      mail({
        to: { name: evil, address: 'a@example.ee' },
        subject: evil,
        messageId: `<x\r\nBcc: v@example.ee>`,
      }),
    )
    const names = headerNames(await onlyFile(dir))
    expect(names).not.toContain('Bcc')
    expect(names.filter((name) => name === 'To')).toHaveLength(1)
  })

  it('a message id that leaves the folder', async () => {
    const dir = await outbox()
    await fileOutbox(dir, at)(mail({ messageId: '<../../etc/passwd>' }))
    expect(await readdir(dir)).toHaveLength(1)
  })
})

describe('SMTP works', () => {
  const servers: SMTPServer[] = []
  afterEach(() =>
    Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done)))),
  )

  type Received = { recipients: string[]; raw: string }
  const mailServer = async (refuse = false) => {
    const taken: Received[] = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onRcptTo: (_address, _session, answer) => answer(refuse ? new Error('no such mailbox') : null),
      onData(stream, session, answer) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map((to) => to.address)
          taken.push({ recipients, raw: Buffer.concat(parts).toString('utf8') })
          answer()
        })
      },
    })
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.server.address() as AddressInfo
    return { taken, url: `smtp://127.0.0.1:${port}` }
  }

  it('delivers both parts and the calendar file to exactly one address', async () => {
    const { taken, url } = await mailServer()
    const name = 'Žanna Õun\r\nTo: second@example.ee'
    await smtpSender(url, 'Merelend <hello@merelend.example>', { idleMs: 1 })(
      mail({ to: { name, address: 'zanna@example.ee' } }),
    )
    expect(taken).toHaveLength(1)
    expect(taken[0]!.recipients).toEqual(['zanna@example.ee'])
    expect(headersOf(taken[0]!.raw)).toContain('From: Merelend <hello@merelend.example>')
    expect(headerNames(taken[0]!.raw).filter((header) => header === 'To')).toHaveLength(1)
    expect(taken[0]!.raw).toContain('text/calendar')
  })

  it('throws if the mail server refuses, so that the worker can retry', async () => {
    const { url } = await mailServer(true)
    await expect(smtpSender(url, 'hello@merelend.example', { idleMs: 1 })(mail())).rejects.toThrow(
      'no such mailbox',
    )
  })

  it('throws if no mail server answers', async () => {
    await expect(smtpSender('smtp://127.0.0.1:1', 'hello@merelend.example')(mail())).rejects.toThrow()
  })
})
