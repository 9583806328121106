import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps when each confirmation arrived and how many mails came, or one that takes a connection and says nothing. */
export async function startMailServer(kind: 'answers' | 'hangs') {
  const arrived = new Map<string, number>()
  const mails = { count: 0 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onConnect: (_session, answer) => {
      if (kind === 'answers') answer()
    },
    onData(stream, _session, answer) {
      let head = ''
      stream.on('data', (part: Buffer) => {
        if (head.length < 4_000) head += part.toString('latin1')
      })
      stream.on('end', () => {
        mails.count++
        const id = /^Message-ID: <confirmation\.\d+\.([\w-]+)@/im.exec(head)?.[1]
        if (id) arrived.set(id, performance.now())
        answer()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    arrived,
    mails,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
