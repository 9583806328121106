import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { sendEmailByHand, sendSmsByHand, sendTest } from './by-hand-calls.ts'
import { listMessages } from './log.ts'
import { mailPreviews } from './preview.ts'
import { outlookOf, remind } from './remind.ts'
import { resendMessage } from './resend.ts'
import { statusOf } from './status.ts'
import { twilioWebhook } from './webhook.ts'

export async function notificationRoutes(app: FastifyInstance, serve: Serve, deps: Deps): Promise<void> {
  serve(api.notificationStatus, ({ caller }) => statusOf(deps, caller))
  serve(api.sendSms, ({ caller, body }) => sendSmsByHand(deps, caller, body))
  serve(api.sendEmail, ({ caller, body }) => sendEmailByHand(deps, caller, body))
  serve(api.sendTest, ({ caller, body }) => sendTest(deps, caller, body))
  serve(api.reminderOutlook, ({ caller, params }) => outlookOf(deps, caller, params.bookingId))
  serve(api.sendReminder, ({ caller, params }) => remind(deps, caller, params.bookingId))
  serve(api.messageLog, ({ caller, query }) => listMessages(deps.db, caller, query))
  serve(api.resendMessage, ({ caller, params, query }) =>
    resendMessage(deps, caller, { id: params.id, anyway: query.anyway === 'yes' }),
  )
  mailPreviews(app, deps)
  await twilioWebhook(app, deps)
}
