import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'

// The tests' own SMS provider: an HTTP server that takes messages as Twilio's published API says, and signs what it tells.
//
//   const twilio = await startTwilio()
//   testApp({ ...twilio.env })  or  startServerProcess({ ...twilio.env })
//   twilio.taken                                   // the messages that were taken: To, From, Body, StatusCallback, sid
//   twilio.fail('hang' | 'lost' | 'reset' | { status, code, message }, times?)
//   const { url, payload, headers } = twilio.callback(sid, 'delivered')     // signed; `post` sends it
//   await twilio.post(sid, 'undelivered', { errorCode: '30005' })
//   await twilio.close()

/** `hang`: no answer at all, nothing taken. `lost`: taken, and the answer never arrives. `reset`: the connection breaks. */
export type TwilioFault = 'hang' | 'lost' | 'reset' | { status: number; code?: number; message?: string }
export type TakenSms = { sid: string; to: string; from: string; body: string; statusCallback: string }
export type TwilioServer = Awaited<ReturnType<typeof startTwilio>>

const accountSid = `AC${'0'.repeat(32)}`
const authToken = 'the-tests-own-token'

export async function startTwilio() {
  const taken: TakenSms[] = []
  const tries: string[] = []
  let fault: TwilioFault | undefined
  let left = 0
  const hanging = new Set<ServerResponse>()

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request))
    tries.push(form.get('To') ?? '')
    const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`
    if (request.headers.authorization !== expected)
      return problem(response, { status: 401, code: 20003, message: 'Authenticate' })
    if (request.method !== 'POST' || request.url !== path)
      return problem(response, { status: 404, code: 20404, message: 'The requested resource was not found' })
    const now = left > 0 ? fault : undefined
    if (now) left--
    if (now === 'hang') return void hanging.add(response)
    if (now === 'reset') return void request.socket.destroy()
    if (now && now !== 'lost') return problem(response, now)
    const message = take(form)
    if (now === 'lost') return void hanging.add(response)
    send(response, 201, {
      sid: message.sid,
      account_sid: accountSid,
      to: message.to,
      from: message.from,
      body: message.body,
      status: 'queued',
      num_segments: '1',
      direction: 'outbound-api',
      error_code: null,
      error_message: null,
      uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
    })
  }

  function take(form: URLSearchParams): TakenSms {
    const message = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback') ?? '',
    }
    taken.push(message)
    return message
  }

  /** A status callback as Twilio posts it, signed for the address that it was given. */
  function callback(
    sid: string,
    status: string,
    { errorCode, url }: { errorCode?: string; url?: string } = {},
  ) {
    const message = taken.find((one) => one.sid === sid)
    const address = url ?? message?.statusCallback ?? ''
    const form: Record<string, string> = {
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: status,
      SmsStatus: status,
      AccountSid: accountSid,
      To: message?.to ?? '',
      From: message?.from ?? '',
      ApiVersion: '2010-04-01',
      ...(errorCode === undefined ? {} : { ErrorCode: errorCode }),
    }
    return {
      url: address,
      payload: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': getExpectedTwilioSignature(authToken, address, form),
      },
    }
  }

  return {
    env: {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_API_BASE: `http://127.0.0.1:${port}`,
      SMS_FROM: '+37259001122',
    },
    taken,
    tries,
    fail: (how: TwilioFault, times = 1) => {
      fault = how
      left = times
    },
    callback,
    post: async (sid: string, status: string, facts: { errorCode?: string } = {}): Promise<number> => {
      const { url, payload, headers } = callback(sid, status, facts)
      return (await fetch(url, { method: 'POST', body: payload, headers })).status
    },
    close: async () => {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const problem = (
  response: ServerResponse,
  { status, code = 20001, message = 'Bad request' }: Exclude<TwilioFault, string>,
): void =>
  send(response, status, {
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  })

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
