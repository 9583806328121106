import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { problem } from './errors.ts'

// What Node's parser refuses never becomes a request: it is answered here, with the headers and the shape of every answer.

const said: Record<string, { status: number; code: string; detail: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'too_slow', detail: 'The request did not come in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', detail: 'The headers are larger than 16 KiB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', detail: 'The chunks are too large.' },
}
const unreadable = { status: 400, code: 'invalid_request', detail: 'This could not be read as a request.' }

/** For fastify's clientErrorHandler. */
export const answerUnreadable = (headers: Record<string, string>) =>
  function (this: FastifyInstance, error: ConnectionError, socket: Socket): void {
    this.log.debug({ code: error.code }, 'connection ended: not a request')
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, code, detail } = said[error.code] ?? unreadable
    const body = JSON.stringify(problem(status, code, detail))
    const head = {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
