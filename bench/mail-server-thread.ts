import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'

const arrived = new Map<string, number>()
let count = 0
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  closeTimeout: 100,
  onConnect: (_session, answer) => {
    if (workerData === 'answers') answer()
  },
  onData(stream, _session, answer) {
    let head = ''
    stream.on('data', (part: Buffer) => {
      if (head.length < 4_000) head += part.toString('latin1')
    })
    stream.on('end', () => {
      count++
      const id = /^Message-ID: <confirmation\.\d+\.([\w-]+)@/im.exec(head)?.[1]
      if (id) arrived.set(id, performance.timeOrigin + performance.now())
      answer()
    })
  },
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo
  parentPort!.postMessage({ port })
})
parentPort!.on('message', () => parentPort!.postMessage({ arrived, count }))
