import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import { storeDelivery } from './delivery.ts'
import { callbackPath } from './send-sms.ts'

/** Twilio's delivery reports, accepted only with a valid signature. Form bodies are parsed on this route only. */
export async function twilioWebhook(app: FastifyInstance, { db, config, now, counts }: Deps) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(callbackPath, { schema: { hide: true } }, async (request, reply) => {
      if (config.sms.kind === 'off') throw new Refusal('not_found', 'There is nothing here.')
      const form = formOf(request.body)
      // The URL that Twilio signed; a proxy before this server may have changed it.
      const url = `${config.publicUrl}${request.url}`
      const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
      if (
        !validateRequest(config.sms.authToken, String(request.headers['x-twilio-signature'] ?? ''), url, form)
      ) {
        counts.add('webhooks', { provider: 'sms', outcome: 'refused' })
        throw new Refusal('not_allowed', 'The signature is wrong.')
      }
      const message = new URL(url).searchParams.get('message')
      const delivery = await storeDelivery(
        db,
        {
          providerId: form.MessageSid ?? '',
          messageId: message !== null && /^\d{1,15}$/.test(message) ? Number(message) : undefined,
          status: form.MessageStatus ?? '',
          errorCode: form.ErrorCode,
        },
        now(),
      )
      counts.add('webhooks', { provider: 'sms', outcome: 'taken' })
      if (delivery === 'undelivered' || delivery === 'failed')
        counts.add('messages', { channel: 'sms', outcome: 'undelivered' })
      return reply.status(204).send()
    })
  })
}

const formOf = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
