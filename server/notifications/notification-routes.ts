import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import type { NotificationStatus } from '#contract/calls/message-calls.ts'
import { instantOf, wallTime } from '#domain/calendar.ts'
import { site } from '#domain/site.ts'
import type { Config } from '../config.ts'
import { placesOf } from '../db/in-scope.ts'
import { statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Serve } from '../http/serve.ts'
import { listMessages } from './delivery.ts'
import { mailPreviews } from './message-preview.ts'
import { remind, reminderOutlookOf } from './remind.ts'
import { resendMessage, sendEmailByHand, sendSmsByHand, sendTest } from './resend.ts'
import { twilioWebhook } from './sms-webhook.ts'

const counts = statement('count-messages')`
  select m.kind, m.channel,
    count(*) filter (where m.state = 'sent')::int as sent,
    count(*) filter (where m.state = 'failed')::int as failed,
    count(*) filter (where m.state in ('queued', 'sending'))::int as waiting
  from messages m left join bookings b on b.id = m.booking_id
  where m.created_at >= $1::timestamptz and coalesce(b.sector, m.sector, 'main') = any ($2::text[])
    and ($3::text[] is null or b.location = any($3::text[]))
  group by m.kind, m.channel order by m.kind, m.channel`

/** The services in use, the recipients of alerts, and today's counts (operator's day) in the caller's scope. */
async function statusOf({ db, config, now }: Deps, caller: Caller): Promise<NotificationStatus> {
  const zone = site.homeZone
  const midnight = instantOf(wallTime(now(), zone).date, '00:00', zone)
  const { sms, adminContacts } = config
  const named = (sector: 'jetski' | 'efoil') => db.house().alerts[sector]?.emails.join(', ') || undefined
  return {
    email: { configured: config.mail.kind === 'smtp', service: serviceOf(config.mail) },
    sms:
      sms.kind === 'live'
        ? { configured: true, service: sms.service, phone: sms.phone }
        : { configured: false, service: 'Not configured', phone: null },
    adminContacts: {
      jetski: { email: named('jetski') ?? adminContacts.jetskiEmail ?? null },
      rayfoil: { email: named('efoil') ?? adminContacts.rayfoilEmail ?? null },
    },
    today: await db.run(counts, [midnight.toString(), [...caller.sectors], placesOf(caller)]),
  }
}

/** Only the host name: the URL holds user and password. */
const serviceOf = (mail: Config['mail']): string =>
  mail.kind === 'smtp' ? `SMTP, ${new URL(mail.url).hostname}` : 'Outbox (files)'

export async function notificationRoutes(app: FastifyInstance, serve: Serve, deps: Deps) {
  serve(api.notificationStatus, ({ caller }) => statusOf(deps, caller))
  serve(api.sendSms, ({ caller, body, idempotencyKey }) =>
    sendSmsByHand(deps, caller, { ...body, idempotencyKey }),
  )
  serve(api.sendEmail, ({ caller, body, idempotencyKey }) =>
    sendEmailByHand(deps, caller, { ...body, idempotencyKey }),
  )
  serve(api.sendTest, ({ caller, body }) => sendTest(deps, caller, body))
  serve(api.reminderOutlook, ({ caller, params }) => reminderOutlookOf(deps, caller, params.bookingId))
  serve(api.sendReminder, ({ caller, params }) => remind(deps, caller, params.bookingId))
  serve(api.messageLog, ({ caller, query }) => listMessages(deps.db, caller, query))
  serve(api.resendMessage, ({ caller, params, query }) =>
    resendMessage(deps, caller, { id: params.id, anyway: query.anyway === 'yes' }),
  )
  mailPreviews(app, deps)
  await twilioWebhook(app, deps)
}
