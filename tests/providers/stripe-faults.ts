import type { IncomingMessage, ServerResponse } from 'node:http'
import { wrong } from './stripe-objects.ts'

// Failures of the tests' own card provider, set in advance for matching calls.

/**
 * `error`: 500, nothing done. `kept`: 500 that the idempotency key remembers. `lost`: done, and the answer never arrives.
 * `hang`: no answer until the caller gives up. `drip`: an answer that never ends. `nonsense`: a page of a proxy instead of
 * JSON. `busy`: 429. `reset`: the connection breaks and nothing is done.
 */
export type Fault = {
  on: RegExp
  how: 'error' | 'kept' | 'lost' | 'hang' | 'drip' | 'nonsense' | 'busy' | 'reset'
  times?: number
}

export function newFaults() {
  const faults: Fault[] = []
  return {
    add: (fault: Fault) => void faults.push({ ...fault }),
    clear: () => void faults.splice(0),
    /** The fault for this call, 'METHOD path', which is then used up. */
    next: (call: string): Fault['how'] | undefined => {
      const index = faults.findIndex(({ on }) => on.test(call))
      const fault = faults[index]
      if (!fault) return undefined
      fault.times = (fault.times ?? 1) - 1
      if (fault.times <= 0) faults.splice(index, 1)
      return fault.how
    },
  }
}

/** Answers with the fault; 'hang' does not answer. */
export function goWrong(how: Fault['how'], request: IncomingMessage, response: ServerResponse): void {
  if (how === 'reset') request.socket.destroy()
  if (how === 'error') write(response, 500, { error: { type: 'api_error', message: 'An error occurred.' } })
  if (how === 'busy') write(response, 429, { error: { ...wrong('Too many requests'), code: 'rate_limit' } })
  if (how === 'nonsense') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  if (how === 'drip') drip(response)
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drops = setInterval(() => response.write(' '), 200)
  response.once('close', () => clearInterval(drops))
}

export function write(
  response: ServerResponse,
  status: number,
  body: object | undefined,
  replayed = false,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST',
    'request-id': 'req_tests',
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}
