import { describe, expect, it } from 'vitest'
import { problemOf } from './errors.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })
const wrapped = (cause: Error) => Object.assign(new Error('Failed query'), { query: 'select 1', cause })

describe('the answer to an error of the database', () => {
  it.each([
    ...['57014', '55P03', '25006', '57P01', '57P02', '57P03', '57P05', '25P03', '08006', '08P01', '53300'],
    ...['40001', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
  ])('is 503 with Retry-After for %s, even if wrapped', (code) => {
    for (const error of [withCode(code), wrapped(withCode(code))]) {
      const { body, retryAfterSeconds } = problemOf(error)
      expect(body).toMatchObject({ type: 'about:blank', status: 503, code: 'unavailable' })
      expect(retryAfterSeconds).toBe(5)
    }
  })

  it.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])("is 503 for the driver's own error '%s'", (message) => {
    expect(problemOf(wrapped(new Error(message))).body.status).toBe(503)
  })

  it.each(['23505', '42P01', '22P02', 'XX000'])('is 500 for %s, which another try does not mend', (code) => {
    expect(problemOf(wrapped(withCode(code))).body).toMatchObject({ status: 500, code: 'internal_error' })
  })
})

describe('the answer to an address that cannot exist', () => {
  it('is 404', () => {
    const misspelled = Object.assign(new Error('no'), { code: 'FST_ERR_BAD_URL', statusCode: 400 })
    expect(problemOf(misspelled).body).toMatchObject({ status: 404, detail: 'There is no such thing.' })
  })
})
