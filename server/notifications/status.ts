import type { NotificationStatus } from '#contract/calls/messages.ts'
import { instantOf, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import type { Config } from '../config.ts'
import type { Statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { ownSectors } from './log.ts'

const counts: Statement = {
  name: 'count-messages',
  text: `
  select m.kind, m.channel,
    count(*) filter (where m.state = 'sent')::int as sent,
    count(*) filter (where m.state = 'failed')::int as failed,
    count(*) filter (where m.state in ('queued', 'sending'))::int as waiting
  from messages m left join bookings b on b.id = m.booking_id
  where m.created_at >= $1::timestamptz and ($2::text[] is null or coalesce(b.sector, m.sector) = any ($2::text[]))
  group by m.kind, m.channel order by m.kind, m.channel`,
}

/** What goes out by what, to whom alerts go, and today's counts of the caller's sectors (the operator's day). */
export async function statusOf({ db, config, now }: Deps, caller: Caller): Promise<NotificationStatus> {
  const { zone } = locationOf('tallinn')
  const midnight = instantOf(wallTime(now(), zone).date, '00:00', zone)
  const { sms, adminContacts } = config
  return {
    email: { configured: config.mail.kind === 'smtp', service: serviceOf(config.mail) },
    sms:
      sms.kind === 'live'
        ? { configured: true, service: sms.service, phone: sms.phone }
        : { configured: false, service: 'Not configured', phone: null },
    adminContacts: {
      jetski: { email: adminContacts.jetskiEmail ?? null },
      rayfoil: { email: adminContacts.rayfoilEmail ?? null },
    },
    today: await db.run(counts, [midnight.toString(), ownSectors(caller)]),
  }
}

/** The server's name only: its address holds user and password. */
const serviceOf = (mail: Config['mail']): string =>
  mail.kind === 'smtp' ? `SMTP, ${new URL(mail.url).hostname}` : 'Outbox (files)'
