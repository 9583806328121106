import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { faultOf } from './fault.ts'

const said = (message: string) => Object.assign(new Error(message), { responseCode: 550 })

describe('an error in the log', () => {
  it.each([
    ['550 5.1.1 <liis.tamm@example.ee>: Recipient address rejected', 'liis.tamm'],
    ['Mailbox õie+kell@näide.ee unknown', 'õie'],
    ["The 'To' number +372 5123 4567 is not a valid phone number.", '5123'],
    ['Invalid number: (372) 51-23.45.67', '51-23'],
    ['No such customer: 37251234567', '37251234567'],
    ['first line\n550 a@example.ee\n37251234567', 'example.ee'],
  ])('contains no address or number that a provider quotes: %s', (message, personal) => {
    expect(JSON.stringify(faultOf(said(message)))).not.toContain(personal)
  })

  it('still says what happened and where', () => {
    const fault = faultOf(said('550 5.1.1 <a@example.ee>: Recipient address rejected'))
    expect(fault).toMatchObject({
      name: 'Error',
      message: '550 5.1.1 <[e-mail]>: Recipient address rejected',
      stack: expect.stringContaining('fault.test.ts'),
    })
    expect(faultOf(said('Timeout after 30000 ms at 10.0.0.1:5432'))).toMatchObject({
      message: 'Timeout after 30000 ms at 10.0.0.1:5432',
    })
  })

  it('has the provider’s code if there is one', () => {
    const error = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 })
    expect(faultOf(error)).toMatchObject({ code: 'EENVELOPE', answer: 550 })
  })

  it('has no stack if the other side hung up', () => {
    for (const code of ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])
      expect(faultOf(Object.assign(new Error('aborted'), { code }))).toEqual({
        name: 'Error',
        message: 'aborted',
        code,
      })
  })

  it('has no stack if our answer says that something is away', () => {
    expect(faultOf(new Refusal('unavailable', 'The database is not ready.'))).toEqual({
      name: 'Refusal',
      message: 'The database is not ready.',
      code: 'unavailable',
    })
  })

  it('contains no values of a statement', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "Liis Tamm"'), {
      code: '22P02',
      severity: 'ERROR',
    })
    const error = Object.assign(new Error('Failed query: … params: Liis'), { query: 'select $1', cause })
    expect(JSON.stringify(faultOf(error))).not.toContain('Liis')
  })
})
