import type { DestinationStream, Logger } from 'pino'
import pino from 'pino'
import { faultOf } from './http/fault.ts'

/** The log: one JSON object per line; easier to read in a terminal. What the framework logs as `err` is masked too. */
export function newLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: faultOf } }
  if (to) return pino(options, to)
  return pino({ ...options, ...(process.stdout.isTTY ? { transport: { target: 'pino-pretty' } } : {}) })
}
