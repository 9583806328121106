import type { LogRow } from '#contract/calls/message-calls.ts'
import { wallTime } from '#domain/calendar.ts'
import type { Brand } from '#domain/house/house-brand.ts'
import { messageKinds } from '#domain/messages/message.ts'
import { roleFacts } from '#domain/roles.ts'
import { site } from '#domain/site.ts'
import { dayText } from '#web/desk/day-words.ts'

/** The folder for mails while no mail server is configured. */
export const outboxHint =
  'No mail server is set: mails are saved as files in the outbox folder of the data directory.'

/** 'Confirmation, email'. */
export const whatText = ({
  kind,
  channel,
  bookingId,
}: Pick<LogRow, 'kind' | 'channel' | 'bookingId'>): string => {
  const label = kind === 'alert' && bookingId === null ? 'New enquiry' : messageKinds[kind].label
  return `${label}, ${channel === 'sms' ? 'SMS' : 'email'}`
}

/** '+37259001122' grouped as in Estonia; numbers of other countries are grouped differently, so they stay unchanged. */
export const phoneText = (number: string): string => number.replace(/^\+372(\d{4})(\d{3,4})$/, '+372 $1 $2')

/** The recipient: a person, the recipient of alerts, or an address. */
export function whoText(
  brand: Brand,
  { name, to, kind, sector }: Pick<LogRow, 'name' | 'to' | 'kind' | 'sector'>,
): string {
  if (kind !== 'alert') return name ?? (to === null ? 'Nobody' : phoneText(to))
  const reader = sector === 'jetski' || sector === 'efoil' ? alertReaders[sector] : brand.name
  return to === brand.email ? brand.name : reader
}

const alertReaders = {
  jetski: roleFacts.jetski_admin.label,
  efoil: roleFacts.rayfoil_ambassador.label,
}

/** The time shown for a message: when it was sent, or, before that, when it was written. */
export const shownAt = ({ sentAt, createdAt }: Pick<LogRow, 'sentAt' | 'createdAt'>): string =>
  sentAt ?? createdAt

/** Newest first by the displayed time: an old message may have been sent just now. */
export const newestFirst = <Row extends Pick<LogRow, 'sentAt' | 'createdAt'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) =>
    Temporal.Instant.compare(Temporal.Instant.from(shownAt(other)), Temporal.Instant.from(shownAt(one))),
  )

/** Time of an instant in the operator's time zone, with the day if it is not today. */
export function whenOf(at: string, now: Temporal.Instant): { time: string; day: string | undefined } {
  const zone = site.homeZone
  const { date, time } = wallTime(Temporal.Instant.from(at), zone)
  return { time, day: date === wallTime(now, zone).date ? undefined : dayText(date) }
}
